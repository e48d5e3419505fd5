import { recordAct } from '@vinlore/audit';
import { clarityProject } from '@vinlore/brand';
import type { Tx } from '@vinlore/database';
import { type CallContext, demandSecond, type Handler, refuse, staffAct } from '@vinlore/server-kit';
import { settingAt, SITE_KEYS, type siteContract, takesTwoOwners } from '@vinlore/site-domain';
import { BRAND_SETTINGS, type SiteDeps } from '../deps.ts';
import { changeBrand, ChangedMeanwhile, WrongValues } from '../live/change-brand.ts';
import { siteState } from './site-state.ts';
import { valueFaults } from './value-faults.ts';

/** A script of thousands of characters is not told whole in the audit trail; the brand's own history keeps it. */
const LONGEST_VALUE = 200;

const shortened = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' && value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value,
    ]),
  );

/** A value in words for who approves it: of a Clarity snippet its project. */
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
 * What runs code on visitors' pages, or loosens what protects them, waits for a second owner (ADR 27).
 *
 * @param after by key; null: the file's value again
 */
async function demandSecondOwner(
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

/** POST /api-cwa/staff/brand/change: one entry in the audit trail, whatever number of keys. */
export function changeBrandCall(deps: SiteDeps): Handler<typeof siteContract.changeSiteBrand> {
  const { database, live, gate, clock } = deps;
  return async ({ changes }, context) => {
    const { brand, actor, text } = context;
    const unknown = changes.filter(({ key }) => !SITE_KEYS.includes(key));
    if (unknown.length > 0)
      refuse(422, text.t('site.wrongValue'), {
        faults: unknown.map(({ key }) => ({ key, why: text.t('site.noSuchKey') })),
      });
    const faults = await valueFaults(deps, brand.key, changes, text);
    if (faults.length > 0) refuse(422, text.t('site.wrongValue'), { faults });
    const opensGate = changes.some(({ key, value }) => key === 'settings.security' && value === 'enabled');
    try {
      await database.transaction(async (tx) => {
        if (opensGate && (await gate.emailOf(tx, brand.key)) === null)
          refuse(422, text.t('site.gateFirst'), {
            faults: [{ key: 'settings.security', why: text.t('site.gateFirst') }],
          });
        const { before, after, changed } = await changeBrand(tx, live, {
          ...{ brand: brand.key, actor: actor.accountId, at: clock(), changes },
        });
        if (!changed) return;
        await demandSecondOwner(tx, context, deps, after);
        await recordAct(tx, {
          ...staffAct(context),
          act: 'site.brand-changed',
          subject: { kind: 'brand', id: brand.key },
          before: shortened(before),
          after: shortened(after),
        });
      });
    } catch (error) {
      if (error instanceof WrongValues) refuse(422, text.t('site.wrongValue'), { faults: error.faults });
      if (!(error instanceof ChangedMeanwhile)) throw error;
      const { fields } = await siteState(deps, brand.key);
      const theirs = fields.filter(({ key }) => error.keys.includes(key));
      refuse(409, text.t('site.changedMeanwhile'), { theirs });
    }
    return siteState(deps, brand.key);
  };
}
