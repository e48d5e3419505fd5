import { readFileSync } from 'node:fs';
import { type Decoder, decoderOf, loadDecoder } from '../decoder.ts';
import { type KeptRelease, releaseStore } from './release-store.ts';

/** Opens the index of an imported release. @throws VpicIndexError where the bytes are not a whole index */
export function decoderOfRelease({ about }: KeptRelease, index: Uint8Array, clock: () => Date): Decoder {
  return decoderOf(index, { clock, hash: about.index.sha256, release: about.release });
}

/**
 * Opens the index that is in use now, for a command that ends soon: that of the imported release, else the build's.
 *
 * @param dataDir `DATA_DIR`
 * @param builtIndex file of the build's index
 * @param onFault told why an imported release is passed over
 * @throws VpicIndexError where neither can be opened
 */
export function loadDecoderInUse(
  dataDir: string,
  builtIndex: string,
  clock: () => Date,
  onFault: (error: unknown) => void,
): Decoder {
  try {
    const kept = releaseStore(dataDir).inUse();
    if (kept) return decoderOfRelease(kept, readFileSync(kept.indexFile), clock);
  } catch (error) {
    onFault(error);
  }
  return loadDecoder(builtIndex, clock);
}
