import type { DataImport } from '@vinlore/data-domain';
import { type CallContext, refuse } from '@vinlore/server-kit';
import { accountsOf, importOf, type KeptImport, importView } from '../imports/import-store.ts';
import type { ImportDeps } from '../deps.ts';

type StaffContext = CallContext<'staff'>;

/** Returns the import with this id if it was started from this brand's desk. @throws Refusal 404 */
export async function neededImport(
  { database }: ImportDeps,
  { brand, text }: StaffContext,
  id: string,
): Promise<KeptImport> {
  return (await importOf(database, brand.key, id)) ?? refuse(404, text.t('data.noImport'));
}

/** Imports as shown to staff. */
export async function importViews(
  { emailsOf }: ImportDeps,
  { brand, text }: StaffContext,
  kept: readonly KeptImport[],
): Promise<DataImport[]> {
  const emails = await emailsOf(brand.key, accountsOf(kept));
  return kept.map((each) => importView(each, text.language, emails));
}

/** One import, with its undo progress. */
export async function importViewOf(deps: ImportDeps, context: StaffContext, kept: KeptImport): Promise<DataImport> {
  const [view] = await importViews(deps, context, [kept]);
  const undone = kept.state === 'undone' ? await deps.undo.standing(kept.id) : null;
  return { ...view!, undo: undone && { removed: undone.removed, restored: undone.restored, is_done: undone.is_done } };
}
