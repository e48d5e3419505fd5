/**
 * `fork('release-process.mjs', [DUMP, FOLDER])`: builds the index of NHTSA's monthly dump in a separate low-priority
 * process. Writes `vpic.index` and `catalogue.bin` to the folder, each with a brotli twin, and reports progress and the
 * outcome to its parent. Exits if it has no parent.
 */
import { writeFileSync } from 'node:fs';
import { constants as system, setPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { DumpError } from './dump-error.mjs';
import { makeRelease } from './make-release.mjs';

/** Progress step and minimum interval between reports. */
const TELL_MS = 250;
/** Compresses to a fifth within a second; the best level takes half a minute to save another tenth. */
const QUALITY = 6;

const brotli = promisify(brotliCompress);

/** @param {import('./release-process.d.mts').ReleaseMessage} message */
const tell = (message) => new Promise((told) => process.send(message, told));

async function main([dump, folder]) {
  const leave = () => process.exit(1);
  process.once('disconnect', leave);
  try {
    setPriority(system.priority.PRIORITY_LOW);
  } catch {
    // On systems without process priorities, run at the default one.
  }
  let told = 0;
  try {
    const { release, rows, index, catalogue } = await makeRelease(dump, {
      onProgress: (share, count) => {
        const now = Date.now();
        if (share < 1 && now - told < TELL_MS) return;
        told = now;
        void tell({ kind: 'progress', share, rows: count });
      },
    });
    for (const [name, bytes] of Object.entries({ 'vpic.index': index, 'catalogue.bin': catalogue })) {
      writeFileSync(join(folder, name), bytes);
      writeFileSync(
        join(folder, `${name}.br`),
        await brotli(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        }),
      );
    }
    await tell({ kind: 'made', release, rows });
  } catch (error) {
    if (!(error instanceof DumpError)) throw error;
    await tell({ kind: 'refused', words: error.words });
  }
  process.off('disconnect', leave);
  process.disconnect();
}

await main(process.argv.slice(2));
