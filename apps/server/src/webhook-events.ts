import { accountIdOf } from '@vinlore/account-server';
import { balancesOf } from '@vinlore/billing-ledger';
import { formatDocumentNumber } from '@vinlore/contract';
import type { Tx } from '@vinlore/database';
import { type EmitEvent, emitToAll, hasReceiver } from '@vinlore/platform-server';
import type { RecallDeps } from '@vinlore/recall-server';
import { formatStickerId } from '@vinlore/sticker-domain';

/** The account that an event is of. */
interface Owner {
  /** The brand's key. */
  readonly brand: string;
  readonly accountId: string;
}

/** What events tell about a document. */
interface MadeDocument {
  readonly id: string;
  readonly brand: string;
  readonly account_id: string | null;
  readonly vin: string;
  readonly title: string;
  readonly version: number;
  readonly made_at: Date;
}

/** What events tell about an order. */
interface PaidOrder {
  readonly id: string;
  readonly brand: string;
  readonly account_id: string | null;
  readonly plan: { readonly id: string };
  readonly amount: number;
  readonly currency: string;
  readonly credits: number | null;
  readonly refunded: number;
  readonly ordered_at: Date;
}

/** What events tell about a dealer list. */
interface EndedList {
  readonly id: string;
  readonly brand: string;
  readonly account_id: string;
  readonly kind: string;
  readonly name: string;
  readonly state: string;
  readonly begun_at: Date;
  readonly ended_at: Date | null;
}

/** Credits in all from which on an account has few. */
const FEW_CREDITS = 5;

/** Emits what happens in other slices, each time in the transaction in which it happens. */
export type WebhookEvents = ReturnType<typeof webhookEvents>;

const ownerOf = ({ brand, account_id: accountId }: { readonly brand: string; readonly account_id: string | null }) =>
  accountId === null ? null : { brand, accountId, mode: 'live' as const };

const documentData = (object: 'report' | 'sticker', id: string, made: MadeDocument) => ({
  ...{ object, id, vin: made.vin, title: made.title, version: made.version },
  created: made.made_at.toISOString(),
});

const orderData = ({ id, plan, amount, currency, credits, refunded, ordered_at }: PaidOrder) => ({
  ...{ object: 'order', id, plan: plan.id, amount, currency, credits, refunded },
  created: ordered_at.toISOString(),
});

/** Returns the ports through which other slices report what webhooks are about. */
export function webhookEvents(emit: EmitEvent) {
  const emitSticker = async (
    tx: Tx,
    type: 'sticker.created' | 'sticker.revoked',
    sticker: MadeDocument & { readonly revoked_at: Date | null },
  ) => {
    const owner = ownerOf(sticker);
    const id = formatStickerId(sticker.id);
    const data = { ...documentData('sticker', id, sticker), revoked: sticker.revoked_at?.toISOString() ?? null };
    if (owner) await emit(tx, { ...owner, type, objectId: id, data });
  };
  return {
    reportMade: async (tx: Tx, report: MadeDocument & { readonly records: number }): Promise<void> => {
      const owner = ownerOf(report);
      const id = formatDocumentNumber(report.id);
      const data = { ...documentData('report', id, report), records: report.records };
      if (owner) await emit(tx, { ...owner, type: 'report.created', objectId: id, data });
    },
    stickerMade: (tx: Tx, sticker: Parameters<typeof emitSticker>[2]) => emitSticker(tx, 'sticker.created', sticker),
    stickerRevoked: (tx: Tx, sticker: Parameters<typeof emitSticker>[2]) => emitSticker(tx, 'sticker.revoked', sticker),
    bulkEnded: async (tx: Tx, list: EndedList): Promise<void> => {
      const { id, brand, account_id: accountId, kind, name, state, begun_at: begun, ended_at: ended } = list;
      await emit(tx, {
        ...{ brand, accountId, mode: 'live', type: 'bulk_job.finished', objectId: id },
        data: {
          ...{ object: 'bulk_job', id, kind, name, state },
          ...{ created: begun.toISOString(), ended: ended?.toISOString() ?? null },
        },
      });
    },
    orderPaid: async (tx: Tx, order: PaidOrder): Promise<void> => {
      const owner = ownerOf(order);
      if (owner) await emit(tx, { ...owner, type: 'order.paid', objectId: order.id, data: orderData(order) });
    },
    orderRefunded: async (
      tx: Tx,
      { id, amount }: { readonly id: string; readonly amount: number },
      order: PaidOrder,
    ): Promise<void> => {
      const owner = ownerOf(order);
      const data = { ...orderData(order), refund: { id, amount } };
      if (owner) await emit(tx, { ...owner, type: 'order.refunded', objectId: order.id, data });
    },
    /** Call it once credits were taken; the transaction holds the member's books. */
    creditsSpent: async (tx: Tx, { brand, accountId }: Owner): Promise<void> => {
      const event = { brand, accountId, mode: 'live', type: 'credits.low' } as const;
      if (!(await hasReceiver(tx, event))) return;
      const { vhr, sticker, global } = await balancesOf(tx, brand, accountId);
      if (vhr + sticker + global > FEW_CREDITS) return;
      const data = { object: 'credits', report: vhr, sticker, any: global };
      await emit(tx, { ...event, objectId: accountId, data });
    },
    recallsFound: (async (tx, watch, recalls) => {
      const { brand, email, id, year, make, model, series, trim, title } = watch;
      const accountId = await accountIdOf(tx, brand, email);
      // Alerts by form need no account.
      if (accountId === null) return;
      for (const { campaign, source, components, summary, park_it, park_outside } of recalls)
        await emit(tx, {
          ...{ brand, accountId, mode: 'live', type: 'recall.found', objectId: id },
          data: {
            ...{ object: 'recall', id: campaign, source, components, summary, park_it, park_outside },
            vehicle: { title, year, make, model, series, trim },
          },
        });
    }) satisfies NonNullable<RecallDeps['onFound']>,
    sourceUpdated: (tx: Tx, name: string): Promise<void> =>
      emitToAll(tx, emit, { type: 'source.updated', objectId: name, data: { object: 'source', id: name } }),
  };
}
