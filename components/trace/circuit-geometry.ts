import type { Station } from "@/lib/trace/frame";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where everything of the circuit stands, in pixels of the drawing. */
export interface CircuitGeometry {
  readonly roomy: boolean;
  /** Type size of the wire words, in pixels. */
  readonly mono: number;
  readonly width: number;
  readonly height: number;
  readonly pitch: number;
  /** The wires up the left and down the right. */
  readonly left: number;
  readonly right: number;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly middle: number };
  readonly stations: Readonly<Record<Station, Point>>;
  /** Heights of the branches, first to last. */
  readonly rows: readonly number[];
  readonly contact: number;
  /** Left edge of the branches' words. */
  readonly text: number;
  /** Where a way out ends. */
  readonly terminal: number;
}

const roomyMeasures = {
  trunk: 58,
  top: 34,
  down: 62,
  first: 62,
  foot: 62,
  label: 48,
  box: 104,
  contact: 25,
  text: 38,
};
const tightMeasures = {
  trunk: 46,
  top: 24,
  down: 52,
  first: 48,
  foot: 42,
  label: 46,
  box: 92,
  contact: 21,
  text: 34,
};

/**
 * One function for every size of the drawing.
 * @param width of the drawing; from 396 on it is roomy. @param pitch distance of two branches. @param branches their number.
 */
export function circuitGeometry(width: number, pitch: number, branches: number): CircuitGeometry {
  const roomy = width >= 396;
  const at = roomy ? roomyMeasures : tightMeasures;
  const inspect = at.top + at.down;
  const first = inspect + at.first;
  const rows = Array.from({ length: branches }, (_, index) => first + pitch * index);
  const bottom = first + pitch * Math.max(0, branches - 1) + at.foot;
  const boxX = width - 1 - at.box;
  return {
    roomy,
    mono: roomy ? 12 : 10.5,
    width,
    height: bottom + at.label,
    pitch,
    left: 13,
    right: width - 13,
    box: { x: boxX, y: at.top - 15, width: at.box, middle: boxX + at.box / 2 },
    stations: {
      1: { x: at.trunk, y: at.top },
      2: { x: at.trunk, y: inspect },
      3: { x: width - 35, y: bottom },
      4: { x: width / 2, y: bottom },
      5: { x: 46, y: bottom },
    },
    rows,
    contact: at.trunk + at.contact,
    text: at.trunk + at.text,
    terminal: width - 31,
  };
}
