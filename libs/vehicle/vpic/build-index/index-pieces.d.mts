import type { Pieces } from '../src/format/sections.ts';

/** Path of an index's checksum file. */
export declare function sumsFile(indexFile: string): string;
/** Content of that file. */
export declare function pageSums(index: Uint8Array): Uint8Array;
/**
 * Opens an index whose pages are read and verified on demand. The file stays open until the process exits, so this is
 * for commands.
 *
 * @returns null if there are no page checksums, or they belong to another index; it has to be read as a whole then
 * @throws Error if the file can't be read
 */
export declare function openPieces(indexFile: string): Pieces | null;
