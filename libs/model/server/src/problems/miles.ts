/** Where the bands begin by which complaints are counted by miles; the last has no end. */
export const MILES_FROM = [0, 10_000, 30_000, 60_000, 100_000, 150_000] as const;
