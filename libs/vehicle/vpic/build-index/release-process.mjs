/**
 * `fork('release-process.mjs', [DUMP, FOLDER])`: makes an index of NHTSA's monthly dump in a process of its own, which
 * gives way to every other. It writes `vpic.index` and `catalogue.bin` into the folder, each with its brotli twin, and
 * tells its parent how far it is and how it ended. Without a parent it ends at once.
 */
import { writeFileSync } from 'node:fs';
import { constants as system, setPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { DumpError } from './dump-error.mjs';
import { makeRelease } from './make-release.mjs';

/** What the parent is told of progress, and how often at most. */
const TELL_MS = 250;
/** Packs to a fifth within a second; the best takes half a minute for a tenth less. */
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
    // A system without priorities does it at its own.
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
