/** Arrow keys on the board: from one lit place to the nearest one in that direction. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Way = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

export const isArrow = (key: string): key is Way => /^Arrow(Up|Down|Left|Right)$/.test(key);

const middle = (box: Box): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
const ASIDE = 3; // how much farther a place seems for each pixel that it lies aside

/** The place nearest in a direction, or -1 where there is none. */
export function nearest(boxes: readonly Box[], from: Box, key: Way): number {
  const [x, y] = middle(from);
  let [found, least] = [-1, Infinity];
  boxes.forEach((box, at) => {
    const [dx, dy] = [middle(box)[0] - x, middle(box)[1] - y];
    const [along, aside] = key === "ArrowLeft" || key === "ArrowRight" ? [dx, dy] : [dy, dx];
    const ahead = key === "ArrowLeft" || key === "ArrowUp" ? -along : along;
    const far = ahead + ASIDE * Math.abs(aside);
    if (ahead > 1 && far < least) [found, least] = [at, far];
  });
  return found;
}

const FROM = "[data-lit], #question, main, body";

/** Move the focus among the lit places of a board; the first arrow goes to the first of them. */
export function moveByArrow(event: KeyboardEvent, board: HTMLElement | undefined): void {
  const focus = document.activeElement;
  if (!isArrow(event.key) || event.altKey || event.ctrlKey || event.metaKey || !board) return;
  if (!focus?.matches(FROM) || document.querySelector("dialog[open]")) return;
  const places = [...board.querySelectorAll<HTMLElement>("[data-lit]")];
  const now = places.indexOf(focus as HTMLElement);
  const boxes = places.map((place) => place.getBoundingClientRect());
  const here = boxes[now];
  const next = here ? nearest(boxes, here, event.key) : 0;
  if (!places[next]) return;
  event.preventDefault();
  places[next].focus();
}
