/** Where in the house somebody is: lobby, a game's page, a tour, a table, a replay. Addresses are the server's own. */

export type Place =
  | { at: "lobby" }
  | { at: "arrange"; game: string }
  | { at: "tour"; game: string }
  | { at: "table"; table: string }
  | { at: "replay"; table: string }
  | { at: "parts" }
  | { at: "nowhere" };

export function placeOf(path: string): Place {
  const [, first, second] = path.split("/");
  if (first === "new" && second) return { at: "arrange", game: second };
  if (first === "tour" && second) return { at: "tour", game: second };
  if (first === "tables" && second) return { at: "table", table: second };
  if (first === "replays" && second) return { at: "replay", table: second };
  if (first === "parts") return { at: "parts" };
  return { at: first ? "nowhere" : "lobby" };
}

class Route {
  place = $state<Place>(placeOf(location.pathname));

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, "", path);
    this.place = placeOf(path);
    window.scrollTo(0, 0);
  }
}

export const route = new Route();

window.addEventListener("popstate", () => (route.place = placeOf(location.pathname)));

/** Links within the house change the place without loading the page again. */
document.addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.download || link.origin !== location.origin || link.hash) return;
  event.preventDefault();
  route.go(link.pathname);
});

/** The way to a table, or to a game that is over, in something that was pasted: a link, a path, or a table's id. */
export function wayIn(text: string): string | null {
  const [, at, id, rest] =
    /(?:^|\/(tables|replays)\/)([A-Za-z0-9_-]{22})(?=$|[/?#\s])\/?((?:\?[^\s#]*)?(?:#\S+)?)/.exec(
      text.trim(),
    ) ?? [];
  return id ? `/${at ?? "tables"}/${id}${rest}` : null;
}
