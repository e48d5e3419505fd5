export function coverage(font: Buffer): Set<number>;
export function printer(points: Set<number>): (value: unknown) => unknown;
