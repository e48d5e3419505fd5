import { accountImageRows } from '@vinlore/account-server';
import { contentImageRows } from '@vinlore/content-server';
import { ticketFileRows } from '@vinlore/feedback-server';
import { moveObjects, objectStanding, sweepUnknown, verifyObjects } from '@vinlore/objects';
import { FileUnavailable } from '@vinlore/server-kit';
import type { Product } from '../product.ts';
import type { Outcome } from './outcome.ts';

type ObjectsProduct = Pick<Product, 'database' | 'objects' | 'bucket' | 'clock'>;

/** The tables whose bytes can be in the bucket. */
const TABLES = [ticketFileRows, contentImageRows, accountImageRows];

const NO_BUCKET: Outcome = { code: 2, words: 'OBJECT_STORE_URL isn’t set.\n' };
const count = (files: number) => `${files.toLocaleString('en-US')} ${files === 1 ? 'file' : 'files'}`;
const megabytes = (size: number) => `${(size / 1_000_000).toFixed(1)} MB`;

async function move(product: ObjectsProduct, to: 'bucket' | 'database', stop: AbortSignal): Promise<Outcome> {
  const lines: string[] = [];
  let lostCount = 0;
  for (const rows of TABLES) {
    const { table, moved, size, lost } = await moveObjects(product, rows, to, { stop });
    lostCount += lost;
    lines.push(`${table}: ${count(moved)}, ${megabytes(size)}${lost > 0 ? `; ${lost} lost or damaged` : ''}`);
  }
  if (stop.aborted) lines.push('Stopped. To go on, run it again.');
  return { code: lostCount > 0 || stop.aborted ? 1 : 0, words: `${lines.join('\n')}\n` };
}

async function verify({ database, objects }: ObjectsProduct, stop: AbortSignal): Promise<Outcome> {
  const { whole, lost } = await verifyObjects(database, objects, stop);
  return { code: lost > 0 ? 1 : 0, words: `${count(whole)} intact, ${lost} lost or damaged.\n` };
}

async function sweep({ database, bucket, clock }: ObjectsProduct, remove: boolean): Promise<Outcome> {
  const found = await sweepUnknown({ database, bucket: bucket!, now: clock() }, remove);
  if (remove) return { code: 0, words: `Deleted ${count(found)}.\n` };
  const more = found > 0 ? 'To delete them, run again with --yes.\n' : '';
  return { code: 0, words: `${count(found)} unknown to the database for over a week.\n${more}` };
}

/**
 * `npm run data -- objects`: the files in the object store.
 *
 * @returns null for arguments that it doesn't know
 */
export async function workObjects(
  product: ObjectsProduct,
  [action, ...given]: readonly string[],
  { yes, stop }: { readonly yes: boolean; readonly stop: AbortSignal },
): Promise<Outcome | null> {
  const [to] = given;
  if (given.length > (action === 'move' ? 1 : 0) || (yes && action !== 'sweep')) return null;
  if (action === 'status') {
    const { count: files, size, lost } = await objectStanding(product.database);
    return { code: 0, words: `${count(files)} in the bucket, ${megabytes(size)}; ${lost} lost or damaged.\n` };
  }
  if (product.bucket === null) return NO_BUCKET;
  try {
    if (action === 'move' && (to === 'bucket' || to === 'database')) return await move(product, to, stop);
    if (action === 'verify') return await verify(product, stop);
    if (action === 'sweep') return await sweep(product, yes);
  } catch (error) {
    if (!(error instanceof FileUnavailable)) throw error;
    return { code: 1, words: 'The object store isn’t responding. What was done is kept; run it again later.\n' };
  }
  return null;
}
