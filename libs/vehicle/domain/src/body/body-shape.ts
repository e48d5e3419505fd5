/** Side view of a body, facing left, as stroked paths in a 240 × 70 box with the ground at y = 69. */
export interface BodyShape {
  readonly outline: string;
  readonly glass: string;
  /** Doors, handles, moldings, and lamps. */
  readonly details: string;
  /** Centers of the front and rear wheels. */
  readonly wheels: readonly [number, number];
}

/** The box a shape is drawn in. */
export const BODY_BOX = { width: 240, height: 70 } as const;

/** Returns the path of a wheel and its rim. */
const circle = (x: number, radius: number) =>
  `M${x - radius} 55a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** Returns the strokes of a shape, heaviest to finest. */
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
