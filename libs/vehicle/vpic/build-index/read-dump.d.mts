/** A file that is not a whole dump of vPIC: why, in a sentence for people. Nothing of it may be kept. */
export declare class DumpError extends Error {
  /** The sentence in each language; the message is English. */
  readonly words: { readonly en: string; readonly es: string };
}

/** The columns wanted of each table, in lower case. */
export type WantedTables = Readonly<Record<string, readonly string[]>>;

/**
 * Reads NHTSA's vPIC dump from its beginning to its end, as a stream.
 *
 * @param path `vPICList_lite_YYYY_MM.plain.zip`, or the `.sql` in it
 * @returns the release's name, such as `vPICList_lite_2026_09`, and how many rows each table has
 * @throws DumpError for a file that is not a whole dump of vPIC with these tables and columns
 */
export declare function readDump(
  path: string,
  options: {
    readonly tables: WantedTables;
    /** Cells in the order in which columns were asked for; the array is used again for the next row. */
    readonly onRow: (table: string, cells: (string | null)[]) => void;
    /** Told how much of the text was read, 0 to 1. */
    readonly onProgress?: (share: number) => void;
    /** Ends the reading with its reason. */
    readonly signal?: AbortSignal;
    /** Most bytes of text, and most bytes of text for each packed one. */
    readonly limits?: { readonly bytes?: number; readonly ratio?: number };
  },
): Promise<{ release: string; rows: Record<string, number> }>;
