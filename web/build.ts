/** Small steps of the build: single icons out of a large package, the house's words a chunk a language, screens by name in
 * style sheets, and compressed forms beside every file. */

import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin, ResolvedConfig } from "vite";
import { BREAKPOINTS, CONTAINERS } from "./src/style/breakpoints.ts";

const NAMED = /\(--([\w-]+)\)/g;
const PREFIX = "game-icon:";
const COMPRESSED = new Set([".js", ".css", ".html", ".svg", ".webmanifest", ".json", ".txt"]);
const SMALL = 600; // bytes below which it is not worth it

/** `import ball from "game-icon:crystal-ball"` gives the drawing of that one icon of game-icons (CC BY 3.0). */
export function gameIcons(): Plugin {
  let icons: Record<string, { body: string }> | undefined;
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
      icons ??= JSON.parse(readFileSync(file, "utf-8")).icons as Record<string, { body: string }>;
      const name = id.slice(PREFIX.length + 1);
      const icon = icons[name];
      if (!icon) throw new Error(`game-icons has no "${name}".`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}

/** The chunk in which the house's words lie in a language; English is always needed and lies with the code. */
export function chunkOfLanguage(id: string): string | null {
  const language = /\/words\/([\w-]+)\/[a-z]+\.ftl/.exec(id)?.[1];
  return language && language !== "en" ? `words-${language}` : null;
}

/** `@media (--phone)` in a style sheet, or in a component's, means the screen of that name, and `@container (--narrow-bay)` a
 * part of it. */
export function namedScreens(): Plugin {
  return {
    name: "named-screens",
    enforce: "pre",
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) =>
        code.replace(/@(?:media|container)[^{]*\{/g, (query) => query.replace(NAMED, queryOf)),
    },
  };
}

function queryOf(_: string, name: string): string {
  const found = ({ ...BREAKPOINTS, ...CONTAINERS } as Record<string, string>)[name];
  if (!found) throw new Error(`src/style/breakpoints.ts has no "${name}".`);
  return found;
}

/** Brotli and gzip beside every file that gains by it, for the server to send as they are. */
export function smallerForms(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "smaller-forms",
    apply: "build",
    configResolved: (resolved) => void (config = resolved),
    closeBundle() {
      for (const file of filesIn(config.build.outDir)) {
        if (!COMPRESSED.has(extname(file)) || statSync(file).size < SMALL) continue;
        const plain = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(plain));
        writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? filesIn(join(folder, each.name)) : [join(folder, each.name)],
  );
}
