import type { WantedTables } from './read-dump.d.mts';

export { DumpError } from './read-dump.mjs';

/** Makes an index of a dump's rows. */
export interface ReleaseBuilder {
  /** The columns that it takes of each table. */
  readonly WANTED: WantedTables;
  collectRelease(): {
    /** Takes a row; the array is used again for the next one. */
    row(table: string, cells: (string | null)[]): void;
    finish(of: { readonly release: string }): ReleaseFiles | Promise<ReleaseFiles>;
  };
}

interface ReleaseFiles {
  readonly index: Uint8Array;
  readonly catalogue: Uint8Array;
}

/**
 * Reads NHTSA's monthly dump to its end and makes an index of it: half a minute of processor time in one go.
 *
 * @param path `vPICList_lite_YYYY_MM.plain.zip`, or the `.sql` in it
 * @returns the release's name, such as `vPICList_lite_2026_09`, how many rows each table has, and both files
 * @throws DumpError for a file that is not a whole dump of vPIC, or has a table without rows that decoding takes
 */
export declare function makeRelease(
  path: string,
  options?: {
    readonly builder?: ReleaseBuilder;
    /** Told how much of the text was read, 0 to 1, and how many rows; at 1 the index is made. */
    readonly onProgress?: ((share: number, rows: number) => void) | undefined;
    /** Ends the reading with its reason. */
    readonly signal?: AbortSignal | undefined;
  },
): Promise<ReleaseFiles & { readonly release: string; readonly rows: Record<string, number> }>;
