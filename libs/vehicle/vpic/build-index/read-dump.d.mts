/** Thrown for a file that isn't a complete vPIC dump, with a readable reason. None of its data may be kept. */
export declare class DumpError extends Error {
  /** The message in each language; `message` is the English one. */
  readonly words: { readonly en: string; readonly es: string };
}

/** The requested columns of each table, in lower case. */
export type WantedTables = Readonly<Record<string, readonly string[]>>;

/**
 * Streams NHTSA's vPIC dump from start to end.
 *
 * @param path `vPICList_lite_YYYY_MM.plain.zip`, or the `.sql` in it
 * @returns the release's name, such as `vPICList_lite_2026_09`, and the row count of each table
 * @throws DumpError if the file isn't a complete vPIC dump with these tables and columns
 */
export declare function readDump(
  path: string,
  options: {
    readonly tables: WantedTables;
    /** Cells in the requested column order; the array is reused for the next row. */
    readonly onRow: (table: string, cells: (string | null)[]) => void;
    /** Called with the share of the text read so far, 0 to 1. */
    readonly onProgress?: (share: number) => void;
    /** Aborts reading with its reason. */
    readonly signal?: AbortSignal;
    /** Maximum bytes of text, and maximum bytes of text per compressed byte. */
    readonly limits?: { readonly bytes?: number; readonly ratio?: number };
  },
): Promise<{ release: string; rows: Record<string, number> }>;
