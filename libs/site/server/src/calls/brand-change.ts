import { clarityProject } from '@vinlore/brand';
import type { Tx } from '@vinlore/database';
import { type CallContext, demandSecond, refuse } from '@vinlore/server-kit';
import { settingAt, type SiteState, takesTwoOwners } from '@vinlore/site-domain';
import { BRAND_SETTINGS, type SiteDeps } from '../deps.ts';
import type { KeyChange } from '../key-change.ts';
import { ChangedMeanwhile, WrongValues } from '../live/change-brand.ts';
import { siteState } from './site-state.ts';

/** Scripts are truncated in the audit log; the brand's own history has them in full. */
const LONGEST_VALUE = 200;

/** Returns values for the audit log. */
export const shortened = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' && value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value,
    ]),
  );

/** Returns a value as text for the approver: for a Clarity snippet, its project ID. */
function said(key: string, value: unknown): string | null {
  if (value === '' || value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.join(', ');
  if (key !== 'settings.clarity') return String(value);
  try {
    return clarityProject(String(value));
  } catch {
    return null;
  }
}

/**
 * Submits for a second owner's approval what runs code on visitors' pages or weakens their protection (ADR 27).
 *
 * @param after by key; null for the file's value
 */
export async function demandSecondOwner(
  tx: Tx,
  context: CallContext<'staff'>,
  { live }: Pick<SiteDeps, 'live'>,
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { key: brand } = context.brand;
  const now = live.brands.find(({ key }) => key === brand)!;
  const file = live.fileOf(brand);
  const changes = Object.entries(after)
    .map(([key, value]) => ({ key, before: settingAt(now, key), after: value ?? settingAt(file, key) }))
    .filter((change) => takesTwoOwners(change.key, change.before, change.after));
  if (changes.length === 0 && !context.approved) return;
  await demandSecond(tx, context, {
    kind: BRAND_SETTINGS,
    permission: 'owner',
    subject: { kind: 'brand', id: brand },
    facts: {},
    changes: changes.map((change) => ({
      name: change.key,
      before: said(change.key, change.before),
      after: said(change.key, change.after),
    })),
  });
}

/** @throws Refusal 422 for an unknown key */
export function checkKeys(changes: readonly KeyChange[], known: readonly string[], text: CallContext['text']): void {
  const unknown = changes.filter(({ key }) => !known.includes(key));
  if (unknown.length > 0)
    refuse(422, text.t('site.wrongValue'), {
      faults: unknown.map(({ key }) => ({ key, why: text.t('site.noSuchKey') })),
    });
}

/**
 * Runs an action on a brand's keys in a transaction.
 *
 * @returns the resulting state of all keys
 * @throws Refusal 422 with errors by key, 409 with other people's changes to the same keys
 */
export async function answered(
  deps: SiteDeps,
  { brand, text }: CallContext<'staff'>,
  work: (tx: Tx) => Promise<void>,
): Promise<SiteState> {
  try {
    await deps.database.transaction(work);
  } catch (error) {
    if (error instanceof WrongValues) refuse(422, text.t('site.wrongValue'), { faults: error.faults });
    if (!(error instanceof ChangedMeanwhile)) throw error;
    const { fields } = await siteState(deps, brand.key);
    const theirs = fields.filter(({ key }) => error.keys.includes(key));
    refuse(409, text.t('site.changedMeanwhile'), { theirs });
  }
  return siteState(deps, brand.key);
}
