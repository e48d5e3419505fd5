import { readFileSync } from 'node:fs';
import { openIndex, openIndexInPieces, VpicIndexError } from '@vinlore/vehicle-vpic';
import { openPieces } from '@vinlore/vehicle-vpic/index-pieces';
import { type LocalDecoder, localDecoder } from '../local-decoder.ts';
import { releaseStore } from './release-store.ts';

/** Where a command finds what it decodes with. */
export interface DecoderInUse {
  /** `DATA_DIR`. */
  readonly dataDir: string;
  /** File of the build's index. */
  readonly builtIndex: string;
  readonly clock: () => Date;
  /** Told why an imported release is passed over. */
  readonly onFault: (error: unknown) => void;
}

/** An index's file, and NHTSA's name of its release; null for the data of the build. */
interface IndexFile {
  readonly file: string;
  readonly release: string | null;
}

/**
 * Opens the index that is in use now, for a command that ends soon: that of the imported release, else the build's.
 *
 * @throws VpicIndexError where neither can be opened
 */
export function loadDecoderInUse(inUse: DecoderInUse): LocalDecoder {
  return withIndexInUse(inUse, ({ file, release }) =>
    localDecoder(openIndex(readFileSync(file)), { clock: inUse.clock, release }),
  );
}

/**
 * Answers a few VINs with the index that is in use now. Of its file only those parts are read that the answers take, so the
 * first one comes in milliseconds. Damage may then show while answering: all is answered again with the data of the build.
 *
 * @param answer asked once more where the imported release turns out to be damaged
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
  try {
    const kept = releaseStore(dataDir).inUse();
    if (kept) return use({ file: kept.indexFile, release: kept.about.release });
  } catch (error) {
    onFault(error);
  }
  try {
    return use({ file: builtIndex, release: null });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new VpicIndexError(`The VIN index ${builtIndex} is not there. Build it: npm run build.`);
  }
}
