"""Functions that only compiled code calls are typed and written down, but made into machine code only where used.

Left to itself, Numba optimises every function with all that it calls and makes machine code of the whole, to do so
again for each caller: the rules of a game would be compiled some ten times over. These classes reach into Numba, whose
version is pinned.
"""

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


class LinkedCode(JITCodeLibrary):
    """The code of such a function: it is linked into an entry, optimised there, and nowhere else."""

    def _optimize_final_module(self) -> None:
        """Leave that to the entry."""

    def _finalize_final_module(self) -> None:
        """Do all that is usual but handing the code over to be made into machine code."""
        self._finalize_dynamic_globals()
        self._finalize_specific()
        self._finalized = True


class LinkedCompiler(Compiler):
    """Compiles a function as such a part."""

    def define_pipelines(self) -> Any:
        """The usual passes, with no wrappers for Python and a library that waits."""
        flags = self.state.flags
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        self.state.library = LinkedCode(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        return super().define_pipelines()

    def compile_extra(self, func: Any) -> Any:
        """The usual result. Numba knows a function by what Python calls; nobody calls this, so a stand-in will do."""
        made, stand_in = super().compile_extra(func), [].clear
        made.target_context.insert_user_function(stand_in, made.fndesc, [made.library])
        return made._replace(entry_point=stand_in)
