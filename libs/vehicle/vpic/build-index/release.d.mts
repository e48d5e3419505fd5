/** Input for an index and a catalog: the rows of one vPIC release. */
export interface Release {
  /** Time of the newest change, in milliseconds since 1970. */
  newestChange: number;
  row(table: string, cells: readonly (string | null)[]): void;
  finish(told: { release: string }): {
    index: Uint8Array;
    catalogue: Uint8Array;
    summary: { release: string; asOf: string; wmis: number; schemas: number; patterns: number; elements: number };
  };
}

/** Columns by table that the index is built from; cells of a row are in this order. */
export declare const WANTED: Readonly<Record<string, readonly string[]>>;

export declare function collectRelease(options?: { complete?: boolean }): Release;
