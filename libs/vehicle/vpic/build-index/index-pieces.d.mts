import type { Pieces } from '../src/format/sections.ts';

/** Where the checksums of an index's pages are. */
export declare function sumsFile(indexFile: string): string;
/** What that file holds. */
export declare function pageSums(index: Uint8Array): Uint8Array;
/**
 * Opens an index of which pages are read, and checked, when they are asked for. The file stays open until the process ends:
 * this is for commands.
 *
 * @returns null where it has no checksums of its pages, or those of another index: it has to be read as a whole then
 * @throws Error where the file can't be read
 */
export declare function openPieces(indexFile: string): Pieces | null;
