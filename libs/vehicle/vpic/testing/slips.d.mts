type Random = (below: number) => number;

/** Swaps the characters at an index (from 0) and the next one. */
export declare function swappedAt(vin: string, at: number): string;
/** Returns the indexes (from 0) at which swapping two neighbors is detectable. */
export declare function swapPlaces(vin: string): number[];
/** Swaps two neighbors of a VIN, chosen uniformly. */
export declare function swapped(vin: string, random: Random): string;
/** Replaces a character with a look-alike, chosen uniformly; null if there is none. */
export declare function misread(vin: string, random: Random): string | null;
/**
 * Returns all texts from which one of these typos leads to the given one, half of all typos being swaps, each with the
 * probability that it does.
 */
export declare function meantBy(text: string): { vin: string; likelihood: number }[];
