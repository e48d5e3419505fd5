import type { OpenDataFacts, OpenDataPiece } from '../open-source.ts';
import type { KeptFile } from './kept-file.ts';

/** Timeouts and retries of a download; tests use shorter ones. */
export interface Patience {
  /** How long the publisher may send nothing before the download is given up. */
  readonly stallMs: number;
  /** How often an interrupted download is resumed, and the delay before each attempt. */
  readonly tries: number;
  readonly betweenTriesMs: number;
}

export const PATIENCE: Patience = { stallMs: 60_000, tries: 5, betweenTriesMs: 2_000 };

/** What to download, and how. */
export interface DownloadRequest {
  readonly piece: OpenDataPiece;
  /** Target folder; created if missing. */
  readonly folder: string;
  readonly limits: Pick<OpenDataFacts['limits'], 'bytes' | 'seconds'>;
  /** The previously downloaded file; an unchanged file isn't downloaded again. */
  readonly known: KeptFile | null;
  readonly signal: AbortSignal;
  /** Progress callback with the bytes received and the total. */
  readonly onBytes: (bytes: number, total: number | null) => void;
  readonly patience: Patience;
}
