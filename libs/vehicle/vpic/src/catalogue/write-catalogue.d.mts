export declare const CATALOGUE_MAGIC: number;
export declare const CATALOGUE_SECTIONS: readonly string[];
export declare const FIRST_YEAR: number;

/** Runs of years: first year and length. */
export type YearRuns = [from: number, count: number][];

export interface MakeInput {
  models: { name: string; sure: YearRuns; doubtful: YearRuns; trims: { name: string; years: YearRuns }[] }[];
}

export declare function encodeMake(make: MakeInput): Uint8Array;
export declare function writeCatalogue(catalogue: { asOf: number; names: string[]; makes: Uint8Array[] }): Uint8Array;
