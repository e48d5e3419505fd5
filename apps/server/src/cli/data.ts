import { parseArgs } from 'node:util';
import { OPEN_DATA_NAMES, type OpenDataName, type OpenDataStanding } from '@vinlore/data-domain';
import type { OpenData, SyncEnd } from '@vinlore/data-server';
import { recordAct } from '@vinlore/audit';
import { withHelp } from './command.ts';
import type { Product } from '../product.ts';
import { listHistoryImports, removeHistorySource, undoHistoryImport } from './data-history.ts';
import { workObjects } from './data-objects.ts';
import { type Outcome, printOutcome } from './outcome.ts';
import { withProduct } from './with-product.ts';

const USAGE = `Usage: npm run data -- sync [NAME…] [--force]   downloads and loads updates, for all or the named sources
       npm run data -- sync --due               syncs only sources that are due
       npm run data -- status                   shows what is loaded, its age, and the next sync
       npm run data -- verify                   counts loaded rows; exits with 1 if any are missing
       npm run data -- rollback NAME            switches back to the previous load
       npm run data -- imports                  lists history imports that can be undone
       npm run data -- undo IMPORT              undoes a history import
       npm run data -- remove SOURCE            removes a history source with all its records
       npm run data -- objects status           counts the files in the object store
       npm run data -- objects move bucket      moves files from the database to the object store
       npm run data -- objects move database    moves them back
       npm run data -- objects verify           reads every file in the object store; exits with 1 if any is lost
       npm run data -- objects sweep [--yes]    deletes files that a restored backup doesn't know
--force also loads data that is older or has far fewer rows than before. NAME is one of
${OPEN_DATA_NAMES.join(', ')}.
undo and remove only show what they would delete; add --yes --reason "…" to run them.
`;

type DataProduct = Pick<Product, 'openData' | 'database' | 'brands' | 'refreshVpic' | 'objects' | 'bucket' | 'clock'>;

const count = (rows: number) => rows.toLocaleString('en-US');

/** A source's result as one line. */
function lineOf({ source: { name }, outcome, loaded, words, nextAt }: SyncEnd): string {
  if (outcome === 'loaded') {
    const { rows, refused, asOf } = loaded!;
    return `${name}: ${count(rows)} rows${refused > 0 ? `, ${count(refused)} lines refused` : ''}${asOf ? `, up to ${asOf}` : ''}`;
  }
  if (outcome === 'unchanged') return `${name}: nothing new`;
  return `${name}: ${words?.en ?? outcome}${outcome === 'failed' ? ` Next attempt at ${nextAt.toISOString()}.` : ''}`;
}

/** A progress line that is overwritten on a terminal; nothing in a log. */
function progressOf(name: string, out: NodeJS.WriteStream) {
  if (!out.isTTY) return {};
  return {
    onProgress: ({ step, share, rows }: { step: string; share: number; rows: number }) =>
      void out.write(`\r\x1b[K${name}: ${step} ${Math.floor(share * 100)} %${rows > 0 ? `, ${count(rows)} rows` : ''}`),
  };
}

/** Runs work that stops early if the command is stopped or its parent server is gone. */
async function untilStopped<T>(work: (stop: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const onSignal = () => stop.abort(new Error('Stopped.'));
  const reasons = ['SIGINT', 'SIGTERM', 'disconnect'] as const;
  for (const reason of reasons) process.once(reason, onSignal);
  // The parent may have exited before we started watching.
  if (process.connected === false) onSignal();
  try {
    return await work(stop.signal);
  } finally {
    for (const reason of reasons) process.off(reason, onSignal);
  }
}

async function sync(
  { openData, refreshVpic }: DataProduct,
  names: readonly OpenDataName[],
  force: boolean,
): Promise<Outcome> {
  const lines: string[] = [];
  let code = 0;
  await untilStopped(async (stop) => {
    for (const name of names) {
      if (stop.aborted) break;
      const end = await openData.sync(name, { force, stop, ...progressOf(name, process.stderr) });
      if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
      if (end === null) lines.push(`${name}: already syncing in another process`);
      else lines.push(lineOf(end));
      if (end !== null && end.outcome !== 'loaded' && end.outcome !== 'unchanged') code = 1;
    }
  });
  // Without a running server, `npm run decode` uses these files.
  await refreshVpic();
  return { code, words: `${lines.join('\n')}\n` };
}

/** A source's status in a line or two. */
function standingLines({ name, in_use, running, failure, next_at, outcome }: OpenDataStanding): string {
  const held = in_use
    ? `${count(in_use.rows)} rows${in_use.as_of ? `, up to ${in_use.as_of}` : ''}${in_use.release ? `, ${in_use.release}` : ''}, loaded ${in_use.loaded_at}`
    : 'not loaded yet';
  const more = [
    ...(running ? [`now: ${running.step}, ${Math.floor(running.share * 100)} %`] : []),
    ...(failure ? [`last run: ${failure}`] : outcome === 'rolled-back' ? ['last run: rolled back'] : []),
    ...(next_at ? [`next: ${next_at}`] : []),
  ];
  return [`${name}: ${held}`, ...more.map((line) => `  ${line}`)].join('\n');
}

async function status(openData: OpenData): Promise<Outcome> {
  const standings = await openData.standings('en');
  return { code: 0, words: `OPEN_DATA=${openData.mode}\n${standings.map(standingLines).join('\n')}\n` };
}

async function verify(openData: OpenData): Promise<Outcome> {
  const lines: string[] = [];
  let code = 0;
  for (const { name, in_use } of await openData.standings('en')) {
    if (!in_use) {
      lines.push(`${name}: not loaded yet`);
      continue;
    }
    const rows = await openData.sources.find((source) => source.name === name)!.loader.count();
    const isWhole = rows === in_use.rows;
    if (!isWhole) code = 1;
    lines.push(
      `${name}: ${isWhole ? `${count(rows)} rows, as loaded` : `${count(rows)} rows, ${count(in_use.rows)} were loaded`}`,
    );
  }
  return { code, words: `${lines.join('\n')}\n` };
}

async function rollBack(
  { openData, database, brands, refreshVpic }: DataProduct,
  name: OpenDataName,
): Promise<Outcome> {
  const end = await database.transaction(async (tx) => {
    const done = await openData.rollBack(tx, name, null);
    if (done === 'done')
      // Affects all brands, so each desk's audit log gets an entry.
      for (const { key } of brands)
        await recordAct(tx, {
          brand: key,
          actor: null,
          act: 'open-data.rolled-back',
          subject: { kind: 'open-data', id: name },
        });
    return done;
  });
  if (end === 'running') return { code: 1, words: `${name} is being loaded. Try again when it is done.\n` };
  if (end !== 'done') return { code: 1, words: `${name} has no previous load.\n` };
  await refreshVpic();
  const now = (await openData.standings('en')).find((each) => each.name === name)!;
  return { code: 0, words: `${standingLines(now)}\n` };
}

/** Executes `npm run data` on an open product. */
export async function workData(product: DataProduct, args: readonly string[]): Promise<Outcome> {
  const fail = (words: string): Outcome => ({ code: 2, words: `${words}\n\n${USAGE}` });
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        force: { type: 'boolean' },
        due: { type: 'boolean' },
        yes: { type: 'boolean' },
        reason: { type: 'string' },
      },
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : 'The arguments cannot be read.');
  }
  const { openData } = product;
  const [action = '', ...given] = parsed.positionals;
  const { yes = false, reason = '' } = parsed.values;
  if (action === 'objects') {
    if (reason) return fail('--reason is only for undo and remove.');
    const done = await untilStopped((stop) => workObjects(product, given, { yes, stop }));
    return done ?? fail('objects takes status, move bucket, move database, verify, or sweep.');
  }
  if (action === 'undo' || action === 'remove') {
    const [subject, ...more] = given;
    if (!subject || more.length > 0) return fail(action === 'undo' ? 'Specify one import.' : 'Specify one source.');
    if (yes && reason.trim() === '') return fail('--reason "…" is required; it is stored in the audit log.');
    const act = action === 'undo' ? undoHistoryImport : removeHistorySource;
    return act(product, subject, { yes, reason: reason.trim().slice(0, 200) });
  }
  if (yes || reason) return fail('--yes and --reason are only for undo and remove.');
  if (action === 'imports') return given.length > 0 ? fail('imports takes no names.') : listHistoryImports(product);
  const kept = openData.sources.map(({ name }) => name);
  const names = kept.filter((name) => given.includes(name));
  const unknown = given.find((name) => !kept.some((each) => each === name));
  if (unknown !== undefined) return fail(`Unknown source "${unknown}". Sources: ${kept.join(', ')}.`);
  const { force = false, due = false } = parsed.values;
  if ((force || due) && action !== 'sync') return fail('--force and --due are only for sync.');
  if (action === 'sync') {
    if (openData.mode === 'off') return { code: 2, words: 'OPEN_DATA=off. Set it to manual or auto to sync.\n' };
    if (!due) return sync(product, names.length > 0 ? names : kept, force);
    if (force || given.length > 0) return fail('--due can’t be combined with names or --force.');
    await untilStopped(openData.syncDue);
    return { code: 0, words: '' };
  }
  if (action === 'rollback') return names.length === 1 ? rollBack(product, names[0]!) : fail('Specify one source.');
  if (given.length > 0) return fail(`${action} takes no names.`);
  if (action === 'status') return status(openData);
  return action === 'verify' ? verify(openData) : fail('Use sync, status, verify, rollback, imports, undo, or remove.');
}

/** `npm run data`: manages government open data and undoes history imports. */
export const data = withHelp(USAGE, (args) =>
  withProduct(async (product) => printOutcome(await workData(product, args))),
);
