/** The one mark of the house: the gouge, a lens that tapers to nothing at both ends. Everything that looks cut (sky,
 * bricks, shingles, wood, grass, halos) is made of it here. Jitter comes from a seeded generator, so that a picture is
 * the same each time it is drawn; the gouges of one colour are joined into one path. */

export type Chance = () => number;

/** A small generator of numbers from 0 to 1 (mulberry32), for pictures only. */
export function seeded(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A gouge from one point to another with a belly so wide. */
export function gouge(x1: number, y1: number, x2: number, y2: number, belly = 1.6): string {
  const long = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(-(y2 - y1) / long) * belly, ((x2 - x1) / long) * belly];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const over = `${short(mx + nx)} ${short(my + ny)}`;
  const under = `${short(mx - nx)} ${short(my - ny)}`;
  return `M${short(x1)} ${short(y1)}Q${over} ${short(x2)} ${short(y2)}Q${under} ${short(x1)} ${short(y1)}Z`;
}

export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Strokes along a direction, in rows, with gaps: wood, water, hatching. `along` is how long they are, `dense` from 0 to 1. */
export function grain(
  seed: number,
  { x, y, w, h }: Area,
  row = 14,
  along = 60,
  dense = 0.6,
  belly = 1.3,
): string {
  const chance = seeded(seed);
  let path = "";
  for (let at = y + row / 2; at < y + h; at += row) {
    let from = x - chance() * along;
    while (from < x + w) {
      const length = along * (0.5 + chance());
      const [start, end] = [Math.max(x, from), Math.min(x + w, from + length)];
      const level = at + (chance() - 0.5) * row * 0.5;
      if (chance() < dense && end - start > 6)
        path += gouge(start, level, end, level + (chance() - 0.5) * 2, belly * (0.7 + chance() * 0.6));
      from += length + 4 + chance() * along * 0.4;
    }
  }
  return path;
}

/** The same, standing: planks, hatching from top to bottom. */
export function standing(
  seed: number,
  { x, y, w, h }: Area,
  column = 14,
  along = 40,
  dense = 0.6,
  belly = 1.2,
): string {
  const chance = seeded(seed);
  let path = "";
  for (let at = x + column / 2; at < x + w; at += column) {
    let from = y - chance() * along;
    while (from < y + h) {
      const length = along * (0.5 + chance());
      const [start, end] = [Math.max(y, from), Math.min(y + h, from + length)];
      const level = at + (chance() - 0.5) * column * 0.5;
      if (chance() < dense && end - start > 5)
        path += gouge(level, start, level + (chance() - 0.5) * 2, end, belly * (0.7 + chance() * 0.6));
      from += length + 3 + chance() * along * 0.3;
    }
  }
  return path;
}

/** Bricks or shingles: each is a joint below and, now and then, one at its side; some are worn away. */
export function bricks(seed: number, { x, y, w, h }: Area, wide = 30, high = 14, worn = 0.25): string {
  const chance = seeded(seed);
  let path = "";
  for (let row = 0; row * high < h; row += 1) {
    const level = y + row * high;
    for (let at = x - (row % 2 ? wide / 2 : 0); at < x + w; at += wide) {
      if (chance() < worn) continue;
      const [from, to] = [Math.max(x, at + 2), Math.min(x + w, at + wide - 2)];
      if (to - from > 5)
        path += gouge(from, level + chance(), to, level + chance() * 1.5, 0.8 + chance() * 0.5);
      if (at > x && chance() < 0.7) path += gouge(at, level + 2, at + chance() - 0.5, level + high - 2, 0.8);
    }
  }
  return path;
}

/** Rays round a light: gouges that point away from it, between two distances. */
export function rays(
  seed: number,
  cx: number,
  cy: number,
  from: number,
  to: number,
  count: number,
  belly = 1.2,
): string {
  const chance = seeded(seed);
  let path = "";
  for (let ray = 0; ray < count; ray += 1) {
    const angle = ((ray + (chance() - 0.5) * 0.5) / count) * Math.PI * 2;
    const [near, far] = [from + chance() * 2, to - chance() * (to - from) * 0.45];
    path += gouge(
      cx + Math.cos(angle) * near,
      cy + Math.sin(angle) * near,
      cx + Math.cos(angle) * far,
      cy + Math.sin(angle) * far,
      belly,
    );
  }
  return path;
}

/** Rays from the edges of a lit window. */
export function shine(seed: number, { x, y, w, h }: Area, far = 12, apart = 11): string {
  const chance = seeded(seed);
  let path = "";
  const ray = (px: number, py: number, dx: number, dy: number) => {
    const long = far * (0.55 + chance() * 0.6);
    path += gouge(px, py, px + dx * long, py + dy * long, 1);
  };
  for (let at = x + 4; at < x + w - 2; at += apart) {
    const lean = ((at - x) / w - 0.5) * 0.7;
    ray(at, y - 4, lean, -1);
    if (chance() < 0.6) ray(at, y + h + 12, lean, 1);
  }
  for (let at = y + 4; at < y + h - 2; at += apart) {
    const lean = ((at - y) / h - 0.5) * 0.7;
    ray(x - 4, at, -1, lean);
    ray(x + w + 4, at, 1, lean);
  }
  return path;
}

/** A halo of arcs round the moon: each arc is a chain of points, thick in its middle. */
export function halo(seed: number, cx: number, cy: number, rings: number[], belly = 3): string {
  const chance = seeded(seed);
  let path = "";
  for (const ring of rings) {
    let angle = chance() * 6;
    const end = angle + Math.PI * 2;
    while (angle < end) {
      const span = 0.22 + chance() * 0.5;
      path += arc(
        cx,
        cy,
        ring + (chance() - 0.5) * 6,
        angle,
        Math.min(angle + span, end),
        belly * (0.5 + chance() * 0.6),
      );
      angle += span + 0.12 + chance() * 0.35;
    }
  }
  return path;
}

function arc(cx: number, cy: number, radius: number, from: number, to: number, belly: number): string {
  const steps = 8;
  const outer: string[] = [];
  const inner: string[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const angle = from + ((to - from) * step) / steps;
    const thick = Math.sin((Math.PI * step) / steps) * belly;
    outer.push(
      `${short(cx + Math.cos(angle) * (radius + thick))} ${short(cy + Math.sin(angle) * (radius + thick))}`,
    );
    inner.unshift(
      `${short(cx + Math.cos(angle) * (radius - thick))} ${short(cy + Math.sin(angle) * (radius - thick))}`,
    );
  }
  return `M${[...outer, ...inner].join("L")}Z`;
}

/** Blades of grass along a line, leaning as they like. */
export function grass(
  seed: number,
  x1: number,
  x2: number,
  level: (x: number) => number,
  high = 18,
  apart = 5,
): string {
  const chance = seeded(seed);
  let path = "";
  for (let at = x1; at < x2; at += apart * (0.4 + chance())) {
    const foot = level(at);
    path += gouge(
      at,
      foot + 3,
      at + (chance() - 0.5) * high * 0.9,
      foot - high * (0.4 + chance() * 0.8),
      1.1 + chance() * 0.7,
    );
  }
  return path;
}

/** Small four-pointed stars. */
export function stars(seed: number, { x, y, w, h }: Area, count: number): string {
  const chance = seeded(seed);
  let path = "";
  for (let star = 0; star < count; star += 1) {
    const [cx, cy, size] = [x + chance() * w, y + chance() ** 1.3 * h, 2.2 + chance() * 2.4];
    path += gouge(cx - size, cy, cx + size, cy, 0.9) + gouge(cx, cy - size, cx, cy + size, 0.9);
  }
  return path;
}

/** A wavy edge from left to right, closed below: a band of sky, a hill. */
export function band(
  seed: number,
  level: number,
  wide: number,
  bottom: number,
  wave = 8,
  apart = 120,
): string {
  const chance = seeded(seed);
  let path = `M0 ${short(level)}`;
  for (let x = 0; x < wide; x += apart) {
    path += `Q${x + apart / 2} ${short(level + (chance() - 0.5) * 2 * wave)} ${x + apart} ${short(level + (chance() - 0.5) * 1.4 * wave)}`;
  }
  return `${path}V${bottom}H0Z`;
}

/** A bare tree: a trunk that forks until the twigs are thin; and where its berries hang. */
export function tree(
  seed: number,
  x: number,
  y: number,
  long: number,
  thick: number,
): { wood: string; tips: [number, number][] } {
  const chance = seeded(seed);
  const tips: [number, number][] = [];
  let wood = "";
  const grow = (px: number, py: number, angle: number, length: number, width: number): void => {
    const [ex, ey] = [px + Math.cos(angle) * length, py + Math.sin(angle) * length];
    const bend = (chance() - 0.5) * length * 0.25;
    const [mx, my] = [(px + ex) / 2 - Math.sin(angle) * bend, (py + ey) / 2 + Math.cos(angle) * bend];
    const [nx, ny] = [-Math.sin(angle), Math.cos(angle)];
    const [a, b] = [width / 2, Math.max(0.6, width * 0.33)];
    wood +=
      `M${short(px + nx * a)} ${short(py + ny * a)}Q${short(mx + nx * a * 0.8)} ${short(my + ny * a * 0.8)} ${short(ex + nx * b)} ${short(ey + ny * b)}` +
      `L${short(ex - nx * b)} ${short(ey - ny * b)}Q${short(mx - nx * a * 0.8)} ${short(my - ny * a * 0.8)} ${short(px - nx * a)} ${short(py - ny * a)}Z`;
    if (width < 2.4) {
      tips.push([ex, ey]);
      return;
    }
    const forks = chance() < 0.35 ? 3 : 2;
    for (let fork = 0; fork < forks; fork += 1) {
      const turn = (fork - (forks - 1) / 2) * (0.62 + chance() * 0.4) + (chance() - 0.5) * 0.3;
      grow(ex, ey, angle + turn, length * (0.66 + chance() * 0.22), width * (0.56 + chance() * 0.12));
    }
  };
  grow(x, y, -Math.PI / 2 - 0.08, long, thick);
  return { wood, tips };
}
