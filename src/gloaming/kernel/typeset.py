"""A story as a page: Markdown, or one HTML file that needs nothing else. Nobody's words are taken for markup."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape

from gloaming.kernel.catalogue import catalogue
from gloaming.kernel.story import Chapter, Story, StoryPart

MARKS = re.compile(r"[\\`*_{}\[\]<>#+=|~^$&@]|:(?=\S)|(?<=www)\.", re.IGNORECASE)
LEADS = re.compile(r"^(?:(?=[-:%])|[0-9]+(?=[.)]))")  # what makes a line the point of a list, or the head of a page
APOSTROPHE = re.compile(r"(?<=\w)'(?=\w|\s)")  # the narrator's are set as in a book, the players' as they were typed


def byline(story: Story) -> str:
    """Whose story it is."""
    return catalogue(story.language).say("story-byline", {"names": story.names})


def colophon(story: Story) -> str:
    """Which game it was, and whose the words are."""
    told = {"title": story.title, "credit": story.credit, "tellers": story.tellers}
    return catalogue(story.language).say("story-colophon", told)


# Markdown


def markdown(story: Story) -> str:
    """A story as Markdown, one paragraph a line; what the players told stands in quotation blocks."""
    blocks = [f"# {plain(story.title)}", f"*{plain(byline(story))}*"]
    for chapter in (*story.chapters, story.ending):
        blocks += [f"## {plain(chapter.heading)}"] if chapter.heading else []
        blocks += [markdown_part(part) for part in chapter.parts]
    return "\n\n".join([*blocks, "---", plain(colophon(story))]) + "\n"


def markdown_part(part: StoryPart) -> str:
    """A paragraph, or a quotation with the question above and the name below it."""
    if not part.teller:
        return plain(part.texts[0])
    question = [f"*{plain(part.question)}*"] if part.question else []
    return "\n>\n".join(f"> {text}" for text in (*question, *map(plain, part.texts), f"— {plain(part.teller)}"))


def plain(text: str) -> str:
    """A text in which no reader of Markdown finds a mark."""
    return LEADS.sub(r"\g<0>\\", MARKS.sub(r"\\\g<0>", text))


# HTML


def html(story: Story) -> str:
    """A story as one HTML file, with its own style and nothing from outside."""
    return PAGE.format(
        language=story.language,
        title=escape(f"{story.title}: {byline(story)}"),
        style=STYLE,
        heading=escape(story.title),
        byline=escape(byline(story)),
        story="\n".join(section(chapter, "<section>") for chapter in story.chapters),
        ending=section(story.ending, '<section class="end">'),
        colophon=escape(colophon(story)),
    )


def section(chapter: Chapter, tag: str) -> str:
    """A chapter."""
    heading = [f"<h2>{escape(chapter.heading)}</h2>"] if chapter.heading else []
    return "\n".join([tag, *heading, *map(html_part, chapter.parts), "</section>"])


def html_part(part: StoryPart) -> str:
    """A paragraph, or a quotation with the question above and the name below it; it may run from right to left."""
    if not part.teller:
        return f"<p>{escape(APOSTROPHE.sub('’', part.texts[0]))}</p>"
    question = f'<p class="asked">{escape(part.question)}</p>' if part.question else ""
    words = "".join(f'<p dir="auto">{escape(text)}</p>' for text in part.texts)
    return f"<figure>{question}<blockquote>{words}</blockquote><figcaption>{escape(part.teller)}</figcaption></figure>"


TYPESETTERS: dict[str, Callable[[Story], str]] = {"markdown": markdown, "html": html}

# Nothing is fetched and nothing runs, even if a mark should slip through.
PAGE = """\
<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
<main>
<header>
<h1>{heading}</h1>
<p>{byline}</p>
</header>
{story}
{ending}
<footer><p>{colophon}</p></footer>
</main>
</body>
</html>
"""

STYLE = """\
:root { color-scheme: light dark; --page: #F2E8D5; --text: #1E1B3D; --quiet: #554D78; --line: #B49F7A; }
@media (prefers-color-scheme: dark) {
  :root { --page: #15132B; --text: #E6DCCA; --quiet: #BDB0D2; --line: #6A62A3; }
}
* { box-sizing: border-box; margin: 0; }
html { background: var(--page); color: var(--text); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  font: 1.1875rem/1.6 "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", P052, Georgia, serif;
  font-feature-settings: "kern", "liga", "onum";
}
main { max-width: 37em; margin: 0 auto; padding: 5rem 1.5em 4rem; overflow-wrap: break-word; }
h1, h2 { font-weight: 600; line-height: 1.2; text-wrap: balance; }
h1 { font-size: 2.75rem; letter-spacing: 0.01em; }
header { text-align: center; margin-bottom: 4rem; }
header p { color: var(--quiet); font-style: italic; margin-top: 0.6rem; text-wrap: balance; }
header::after, .end::before { content: ""; display: block; width: 5em; margin: 2.2rem auto 0; border-top: 1px solid; }
header::after, .end::before { border-color: var(--line); }
.end::before { margin: 3rem auto; }
section { margin-top: 2.8rem; }
h2 { font-size: 1.375rem; margin-bottom: 0.9rem; }
p { hyphens: auto; text-wrap: pretty; }
p + p { text-indent: 1.4em; }
figure { margin: 1.3rem 0; padding: 0.1rem 0 0.1rem 1.3em; border-left: 3px solid var(--line); }
figure p { hyphens: manual; text-indent: 0; white-space: pre-wrap; }
figure p + p { text-indent: 0; margin-top: 0.6em; }
.asked, figcaption { color: var(--quiet); font-style: italic; }
figcaption { margin-top: 0.3rem; }
figcaption::before { content: "\\2014\\2002"; }
footer { margin-top: 3.5rem; color: var(--quiet); font-size: 0.875rem; line-height: 1.5; text-align: center; }
footer p { text-wrap: balance; }
@media (max-width: 40em) {
  body { font-size: 1.0625rem; line-height: 1.55; }
  main { padding: 2.5rem 1.25em 3rem; }
  h1 { font-size: 2.125rem; }
  header { margin-bottom: 2.5rem; }
}
@media print {
  @page { margin: 24mm 28mm; }
  :root { --page: #fff; --text: #000; --quiet: #333; --line: #888; }
  body { font-size: 11.5pt; line-height: 1.45; }
  main { max-width: none; padding: 0; }
  h2 { break-after: avoid; }
  figure, .end, footer { break-inside: avoid; }
  p { orphans: 3; widows: 3; }
}
"""
