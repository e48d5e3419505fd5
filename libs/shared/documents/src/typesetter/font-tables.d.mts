export function coverage(font: Buffer): Set<number>;
export function advances(font: Buffer): Map<number, number>;
