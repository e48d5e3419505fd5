export function printer(points: Set<number>): (value: unknown) => unknown;
