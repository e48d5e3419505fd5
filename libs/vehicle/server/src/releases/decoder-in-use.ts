import { readFileSync } from 'node:fs';
import { openIndex, openIndexInPieces, VpicIndexError } from '@vinlore/vehicle-vpic';
import { openPieces } from '@vinlore/vehicle-vpic/index-pieces';
import { type LocalDecoder, localDecoder } from '../local-decoder.ts';
import { openUsable } from './open-usable.ts';
import { releaseStore } from './release-store.ts';

/** Where a command finds its data. */
export interface DecoderInUse {
  /** `DATA_DIR`. */
  readonly dataDir: string;
  /** The build's index file. */
  readonly builtIndex: string;
  readonly clock: () => Date;
  /** Called with the reason the release in use is skipped, and with its replacement; null for the build's data. */
  readonly onFault: (error: unknown, instead: string | null) => void;
}

/** An index file and NHTSA's name for its release; null for the build's data. */
interface IndexFile {
  readonly file: string;
  readonly release: string | null;
}

/**
 * Opens the index in use, for a short-lived command: the imported release, otherwise the previous one, otherwise the
 * build's.
 *
 * @throws VpicIndexError if none can be opened
 */
export function loadDecoderInUse(inUse: DecoderInUse): LocalDecoder {
  return withIndexInUse(inUse, ({ file, release }) =>
    localDecoder(openIndex(readFileSync(file)), { clock: inUse.clock, release }),
  );
}

/**
 * Decodes a few VINs with the index in use. Reads only the parts of the file it needs, so the first result takes
 * milliseconds. If damage is found along the way, everything is decoded again with the next best index.
 *
 * @param answer called again if a release turns out to be damaged
 * @throws VpicIndexError if the build's index is damaged, too
 */
export function answerInUse<T>(inUse: DecoderInUse, answer: (decoder: LocalDecoder) => T): T {
  return withIndexInUse(inUse, ({ file, release }) => {
    const pieces = openPieces(file);
    const index = pieces ? openIndexInPieces(pieces) : openIndex(readFileSync(file));
    return answer(localDecoder(index, { clock: inUse.clock, release }));
  });
}

function withIndexInUse<T>({ dataDir, builtIndex, onFault }: DecoderInUse, use: (index: IndexFile) => T): T {
  const { opened, fault } = openUsable(releaseStore(dataDir), (kept) => {
    const release = kept?.about.release ?? null;
    return { release, used: kept ? use({ file: kept.indexFile, release }) : useBuilt(builtIndex, use) };
  });
  if (fault !== null) onFault(fault, opened.release);
  return opened.used;
}

function useBuilt<T>(file: string, use: (index: IndexFile) => T): T {
  try {
    return use({ file, release: null });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new VpicIndexError(`The VIN index ${file} is missing. Build it: npm run build.`);
  }
}
