import { readFileSync } from 'node:fs';
import { openIndex, openIndexInPieces, VpicIndexError } from '@vinlore/vehicle-vpic';
import { openPieces } from '@vinlore/vehicle-vpic/index-pieces';
import { type LocalDecoder, localDecoder } from '../local-decoder.ts';
import { openUsable } from './open-usable.ts';
import { releaseStore } from './release-store.ts';

/** Where a command finds what it decodes with. */
export interface DecoderInUse {
  /** `DATA_DIR`. */
  readonly dataDir: string;
  /** File of the build's index. */
  readonly builtIndex: string;
  readonly clock: () => Date;
  /** Told why the release in use is passed over, and what is decoded with instead; null for the data of the build. */
  readonly onFault: (error: unknown, instead: string | null) => void;
}

/** An index's file, and NHTSA's name of its release; null for the data of the build. */
interface IndexFile {
  readonly file: string;
  readonly release: string | null;
}

/**
 * Opens the index that is in use now, for a command that ends soon: that of the imported release, else that of the one before
 * it, else the build's.
 *
 * @throws VpicIndexError where none can be opened
 */
export function loadDecoderInUse(inUse: DecoderInUse): LocalDecoder {
  return withIndexInUse(inUse, ({ file, release }) =>
    localDecoder(openIndex(readFileSync(file)), { clock: inUse.clock, release }),
  );
}

/**
 * Answers a few VINs with the index that is in use now. Of its file only those parts are read that the answers take, so the
 * first one comes in milliseconds. Damage may then show while answering: all is answered anew with what is left.
 *
 * @param answer asked once more where a release turns out to be damaged
 * @throws VpicIndexError where the build's index is damaged, too
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
    throw new VpicIndexError(`The VIN index ${file} is not there. Build it: npm run build.`);
  }
}
