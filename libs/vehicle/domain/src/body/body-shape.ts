/** A drawing of a body from the side, facing left, on a ground at 69 of 70: paths to be stroked, in a box of 240 by 70. */
export interface BodyShape {
  readonly outline: string;
  readonly glass: string;
  /** Doors, handles, moldings, lamps. */
  readonly details: string;
  /** The middles of the wheels, front and rear. */
  readonly wheels: readonly [number, number];
}

/** The box that a shape is drawn in. */
export const BODY_BOX = { width: 240, height: 70 } as const;

/** A wheel and its rim as a path. */
const circle = (x: number, radius: number) =>
  `M${x - radius} 55a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** What of a shape is stroked, from the strongest line to the finest. */
export function bodyStrokes({ outline, glass, details, wheels }: BodyShape): readonly {
  readonly d: string;
  readonly width: number;
}[] {
  const round = wheels.map((x) => circle(x, 13.5) + circle(x, 7.8)).join('');
  return [
    { d: outline, width: 1.7 },
    { d: round, width: 1.4 },
    { d: glass, width: 1.1 },
    { d: details, width: 0.8 },
    { d: 'M2 69H238', width: 0.8 },
  ];
}
