/**
 * A process that syncs one open data source with the whole product, as `npm run data -- sync` does, for the tests that
 * kill it. Reports its progress as lines of JSON.
 */
import { readFileSync } from 'node:fs';
import { createLogger, readConfig } from '@vinlore/server-kit';
import { openProduct } from '@vinlore/server/product';
import type { SyncOrder, SyncWord } from './sync-process.ts';

const { env, source, killAt } = JSON.parse(process.argv[2]!) as SyncOrder;
const tell = (word: SyncWord) => process.stdout.write(`${JSON.stringify(word)}\n`);

const product = await openProduct(readConfig(env), createLogger('error'));
const end = await product.openData.sync(source, {
  force: false,
  stop: new AbortController().signal,
  onProgress: ({ step, share, rows }) => {
    tell({ kind: 'progress', step, share, rows });
    if (!killAt || step !== killAt.step || share < killAt.share) return;
    tell({ kind: 'dying', children: childrenOf(process.pid) });
    process.kill(process.pid, 'SIGKILL');
  },
});
tell({ kind: 'end', outcome: end?.outcome ?? null, words: end?.words?.en ?? null });
await product.close();

/** Its child processes. */
function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}
