type Random = (below: number) => number;

/** A VIN with the characters at a place (from 0) and the next one swapped. */
export declare function swappedAt(vin: string, at: number): string;
/** Places (from 0) at which two neighbors can be swapped so that it shows. */
export declare function swapPlaces(vin: string): number[];
/** A VIN with two neighbors swapped, each pair as likely. */
export declare function swapped(vin: string, random: Random): string;
/** A VIN with a character taken for one that looks like it, each as likely; null where it has none such. */
export declare function misread(vin: string, random: Random): string | null;
/**
 * All texts from which one of these slips leads to what was written, half of all slips being swaps, each with how likely
 * it is then that just this is written.
 */
export declare function meantBy(text: string): { vin: string; likelihood: number }[];
