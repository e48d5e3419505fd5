import type { Language } from '@vinlore/i18n';
import { recordAct } from '@vinlore/audit';
import { addressIn, type Brand } from '@vinlore/brand';
import { parseDocumentNumber } from '@vinlore/contract';
import type { Database } from '@vinlore/database';
import { hideFromReport, type reportContract, type ReportShare } from '@vinlore/report-domain';
import { type CallContext, type Handlers, refuse } from '@vinlore/server-kit';
import type { ReportDeps } from '../deps.ts';
import { standingOf } from '../genuine.ts';
import { type Owner, ownReport } from '../report-table.ts';
import { signedReport } from '../signed-report.ts';
import { countOpenShares, endShare, keepShare, openShare, sharesOf, type StoredShare } from './share-table.ts';

const DAY_MS = 86_400_000;
/** Maximum number of open links per report. Otherwise anyone with its signed link could create any number of them. */
export const MOST_SHARES = 50;

const viewOf = (share: StoredShare, { brand, text }: { brand: Brand; text: { language: Language } }): ReportShare => ({
  id: share.id,
  url: addressIn(brand, text.language, `/vehicle-checks/${share.id}`),
  made_at: share.made_at.toISOString(),
  expires_at: share.expires_at.toISOString(),
  revoked_at: share.revoked_at?.toISOString() ?? null,
  views: share.views,
  last_viewed_at: share.last_viewed_at?.toISOString() ?? null,
  hidden: share.hidden,
  hide_vin: share.hide_vin,
  hide_mileage: share.hide_mileage,
});

/** Returns the stored ID of one of the member's own reports; refuses if it isn't theirs. */
async function ownId(
  database: Database,
  number: string,
  { actor, brand, text }: CallContext<'bearer'>,
): Promise<string> {
  const id = parseDocumentNumber(number);
  const report = id && (await ownReport(database, { brand: brand.key, accountId: actor.accountId }, id));
  return report ? report.id : refuse(404, text.t('report.none'));
}

type ShareRows = Pick<
  typeof reportContract,
  'reportShares' | 'revokeShare' | 'shareBoughtReport' | 'shareReport' | 'vehicleCheck'
>;

/** Settings of a new link. */
type Shared = Pick<StoredShare, 'report_id' | 'hidden' | 'hide_vin' | 'hide_mileage'> & { readonly days: number };

/** Shares a report for some days, without the parts its owner hides. */
export function shareCalls(deps: Pick<ReportDeps, 'database' | 'signer' | 'clock' | 'links'>): Handlers<ShareRows> {
  const { database, signer, clock } = deps;
  /** Creates a link. @param actor the caller; null for someone with a signed link, who may have no account */
  const make = (
    owner: Owner,
    actor: string | null,
    { report_id, days, hidden, hide_vin, hide_mileage }: Shared,
    { text }: Pick<CallContext, 'text'>,
  ) =>
    database.transaction(async (tx) => {
      const made_at = clock();
      if ((await countOpenShares(tx, report_id, made_at)) >= MOST_SHARES)
        return refuse(422, text.t('report.manyShares', { most: MOST_SHARES }));
      const expires_at = new Date(made_at.getTime() + days * DAY_MS);
      const kept = { report_id, hidden: [...new Set(hidden)], hide_vin, hide_mileage, made_at, expires_at };
      const made = await keepShare(tx, owner, kept);
      await recordAct(tx, {
        brand: owner.brand,
        actor,
        act: 'report.shared',
        subject: { kind: 'report', id: report_id },
        detail: { days },
      });
      return made;
    });
  return {
    shareReport: async ({ id: number, ...how }, context) => {
      const { actor, brand } = context;
      const report_id = await ownId(database, number, context);
      const owner = { brand: brand.key, accountId: actor.accountId };
      return viewOf(await make(owner, actor.accountId, { report_id, ...how }, context), context);
    },
    shareBoughtReport: async ({ id: number, signature, ...how }, context) => {
      const report = await signedReport(deps, { id: number, signature }, context);
      const owner = { brand: context.brand.key, accountId: report.account_id };
      return viewOf(await make(owner, null, { report_id: report.id, ...how }, context), context);
    },
    reportShares: async ({ id: number }, context) => {
      const owner = { brand: context.brand.key, accountId: context.actor.accountId };
      const shares = await sharesOf(database, owner, await ownId(database, number, context));
      return { shares: shares.map((share) => viewOf(share, context)) };
    },
    revokeShare: async ({ id }, context) => {
      const { actor, brand, text } = context;
      const owner = { brand: brand.key, accountId: actor.accountId };
      const share = await database.transaction(async (tx) => {
        const at = clock();
        const ended = await endShare(tx, owner, id, at);
        if (!ended) return refuse(404, text.t('report.noShare'));
        // Already ended, so there is nothing to record.
        if (ended.revoked_at?.getTime() !== at.getTime()) return ended;
        await recordAct(tx, {
          brand: brand.key,
          actor: actor.accountId,
          act: 'report.share-ended',
          subject: { kind: 'report', id: ended.report_id },
        });
        return ended;
      });
      return viewOf(share, context);
    },
    vehicleCheck: async ({ id, glance }, { brand, text }) => {
      const opened = await openShare(database, brand.key, id, { at: clock(), counts: glance === undefined });
      if (!opened) return refuse(404, text.t('report.noShare'));
      if (standingOf(opened, signer.publicKeys) === 'altered')
        refuse(409, text.t('report.altered', { email: brand.support_email }));
      const { data, hidden, hide_vin, hide_mileage, expires_at } = opened;
      // Hidden data is removed before anything leaves the server. So is the report number, because the verification
      // page hides nothing.
      const report = { ...hideFromReport(data, { hidden, hide_vin, hide_mileage }), id };
      return { report, expires_at: expires_at.toISOString() };
    },
  };
}
