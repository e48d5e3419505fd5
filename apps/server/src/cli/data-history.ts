import { recordAct } from '@vinlore/audit';
import { undoableImports, undoByCommand } from '@vinlore/data-server';
import { clearHistory, removeSource, weighSource } from '@vinlore/report-server';
import { composeUndo } from '../data-desk.ts';
import type { Product } from '../product.ts';
import type { Outcome } from './outcome.ts';

type HistoryProduct = Pick<Product, 'database' | 'brands'>;

const count = (records: number) => `${records.toLocaleString('en-US')} ${records === 1 ? 'record' : 'records'}`;
/** Counted up to 10,000. */
const weighed = (records: number) => (records > 10_000 ? 'more than 10,000 records' : count(records));
const AGAIN = 'Nothing has changed yet. To confirm, run again with --yes --reason "…".';

/** The operator's options. */
export interface HistoryOptions {
  readonly yes: boolean;
  readonly reason: string;
}

/** `npm run data -- imports`: history imports that can be undone. */
export async function listHistoryImports({ database }: HistoryProduct): Promise<Outcome> {
  const imports = await undoableImports(database);
  const lines = imports.map(
    ({ id, name, state, kept, begun_at }) =>
      `${id}  ${begun_at.toISOString().slice(0, 16)}  ${state}  ${kept} lines  ${name}`,
  );
  return { code: 0, words: lines.length > 0 ? `${lines.join('\n')}\n` : 'No history imports to undo.\n' };
}

/** `npm run data -- undo IMPORT` */
export async function undoHistoryImport(
  { database, brands }: HistoryProduct,
  id: string,
  { yes, reason }: HistoryOptions,
): Promise<Outcome> {
  const deps = { database, brands, undo: composeUndo(database, null) };
  const done = await undoByCommand(deps, id, yes ? reason : null);
  if (done.outcome === 'none')
    return { code: 1, words: `Import ${id} not found. To list imports: npm run data -- imports\n` };
  if (done.outcome === 'not-undoable')
    return {
      code: 1,
      words: 'This import can’t be undone: it is still running, added nothing, or is of another kind.\n',
    };
  const { name, weight, outcome } = done;
  if (outcome === 'undone')
    return {
      code: 0,
      words: `Undone: ${name}. ${count(weight.removed)} deleted, ${weight.restored} restored.\n`,
    };
  return {
    code: 0,
    words: `Would undo ${name}: ${weighed(weight.removed)} deleted, ${weighed(weight.restored)} restored.\n${AGAIN}\n`,
  };
}

/** `npm run data -- remove SOURCE` */
export async function removeHistorySource(
  { database, brands }: HistoryProduct,
  name: string,
  { yes, reason }: HistoryOptions,
): Promise<Outcome> {
  const records = await weighSource(database, name);
  if (records === null) {
    // Resumes a removal that was killed halfway.
    if (yes) await clearHistory(database);
    return { code: 1, words: `History source "${name}" not found, or it can’t be removed.\n` };
  }
  if (!yes) return { code: 0, words: `Would remove ${name}: ${weighed(records)} would go, for good.\n${AGAIN}\n` };
  const isRemoved = await database.transaction(async (tx) => {
    if (!(await removeSource(tx, name))) return false;
    // Affects all brands, so each desk's audit log gets an entry.
    for (const { key } of brands)
      await recordAct(tx, {
        ...{ brand: key, actor: null, act: 'history-source.removed', subject: { kind: 'history-source', id: name } },
        detail: { records, reason },
      });
    return true;
  });
  await clearHistory(database);
  return {
    code: 0,
    words: isRemoved ? `Removed: ${name}, ${weighed(records)}.\n` : `${name} has already been removed.\n`,
  };
}
