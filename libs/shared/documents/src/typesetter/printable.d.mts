export function missing(points: Set<number>, text: string): string[];
export function printer(points: Set<number>): (value: unknown) => unknown;
