/** Index path for servers and the command line: dist/vpic/vpic.index. */
export declare const INDEX_FILE: string;
/** Years, makes, models, and trims: dist/vpic/catalogue.bin. */
export declare const CATALOGUE_FILE: string;
export declare function ensureIndex(options?: {
  force?: boolean;
}): Promise<{ path: string; bytes: number; compressed: number; seconds: number }>;
