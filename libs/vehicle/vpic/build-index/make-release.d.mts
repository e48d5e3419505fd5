import type { WantedTables } from './read-dump.d.mts';

export { DumpError } from './read-dump.mjs';

/** Builds an index from a dump's rows. */
export interface ReleaseBuilder {
  /** The columns needed from each table. */
  readonly WANTED: WantedTables;
  collectRelease(): {
    /** Adds a row; the array is reused for the next one. */
    row(table: string, cells: (string | null)[]): void;
    finish(of: { readonly release: string }): ReleaseFiles | Promise<ReleaseFiles>;
  };
}

interface ReleaseFiles {
  readonly index: Uint8Array;
  readonly catalogue: Uint8Array;
}

/**
 * Reads NHTSA's whole monthly dump and builds an index from it: half a minute of CPU time in one go.
 *
 * @param path `vPICList_lite_YYYY_MM.plain.zip`, or the `.sql` in it
 * @returns the release's name, such as `vPICList_lite_2026_09`, the row count of each table, and both files
 * @throws DumpError if the file isn't a complete vPIC dump or a table needed for decoding has no rows
 */
export declare function makeRelease(
  path: string,
  options?: {
    readonly builder?: ReleaseBuilder;
    /** Called with the share of the text read so far, 0 to 1, and the row count; building the index starts at 1. */
    readonly onProgress?: ((share: number, rows: number) => void) | undefined;
    /** Aborts reading with its reason. */
    readonly signal?: AbortSignal | undefined;
  },
): Promise<ReleaseFiles & { readonly release: string; readonly rows: Record<string, number> }>;
