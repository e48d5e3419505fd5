import type { OpenDataFacts, OpenDataPiece } from '../open-source.ts';
import type { KeptFile } from './kept-file.ts';

/** How patient a download is; tests are less so. */
export interface Patience {
  /** A publisher that sends nothing for so long is given up. */
  readonly stallMs: number;
  /** How often a download that was cut off is gone on with at once, and how long is waited before. */
  readonly tries: number;
  readonly betweenTriesMs: number;
}

export const PATIENCE: Patience = { stallMs: 60_000, tries: 5, betweenTriesMs: 2_000 };

/** What to download, and how. */
export interface DownloadRequest {
  readonly piece: OpenDataPiece;
  /** Where it is put; it is made. */
  readonly folder: string;
  readonly limits: Pick<OpenDataFacts['limits'], 'bytes' | 'seconds'>;
  /** The file of before: nothing is downloaded where it is still the same. */
  readonly known: KeptFile | null;
  readonly signal: AbortSignal;
  /** Told how much there is by now, and how much there will be. */
  readonly onBytes: (bytes: number, total: number | null) => void;
  readonly patience: Patience;
}
