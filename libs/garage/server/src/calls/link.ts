import { recordAct } from '@vinlore/audit';
import { addressIn } from '@vinlore/brand';
import type { Tx } from '@vinlore/database';
import { type garageContract, type GarageLink, garagePath, type GarageShows } from '@vinlore/garage-domain';
import { type CallContext, type Handlers, refuse } from '@vinlore/server-kit';
import type { GarageDeps, Owner } from '../deps.ts';
import { keptAbout, publicEntry } from '../public-view.ts';
import { endLink, keepLink, linkOf, openLink, type StoredLink } from '../store/link-store.ts';
import { vehiclesOf } from '../store/vehicle-store.ts';
import { ownerOf } from './own-vehicle.ts';

type Rows = Pick<typeof garageContract, 'garageEndLink' | 'garageKeepLink' | 'garageLink' | 'publicGarage'>;

function linkView(link: StoredLink, { brand, text }: Pick<CallContext, 'brand' | 'text'>): GarageLink {
  const { token, vehicle_ids, nickname, full_vin, mileage, documents, notes, costs } = link;
  return {
    url: addressIn(brand, text.language, garagePath(token)),
    ...{ vehicle_ids, nickname, full_vin, mileage, documents, notes, costs },
  };
}

/** Drops vehicles that the owner doesn't have. */
async function ownOnly(tx: Tx, owner: Owner, shows: GarageShows): Promise<GarageShows> {
  const { vehicle_ids: chosen } = shows;
  return chosen === null ? shows : { ...shows, vehicle_ids: (await vehiclesOf(tx, owner, chosen)).map(({ id }) => id) };
}

/** Handlers of the public garage: turning it on and off, and the public view. */
export function linkCalls({ database, documents, isSuspended, clock }: GarageDeps): Handlers<Rows> {
  const entryOf = (act: 'garage.shared' | 'garage.share-ended', { actor, brand }: CallContext<'bearer'>) => ({
    brand: brand.key,
    actor: actor.accountId,
    act,
    subject: { kind: 'account', id: actor.accountId },
  });
  return {
    garageLink: async (_input, context) => {
      const link = await linkOf(database, ownerOf(context));
      return { link: link && linkView(link, context) };
    },
    garageKeepLink: async (shows, context) => {
      const link = await database.transaction(async (tx) => {
        const kept = await keepLink(tx, ownerOf(context), await ownOnly(tx, ownerOf(context), shows), clock());
        // The audit log records that sharing was turned on; changes of what is shown are frequent and don't matter later.
        if (kept.is_new) await recordAct(tx, entryOf('garage.shared', context));
        return kept;
      });
      return linkView(link, context);
    },
    garageEndLink: async (_input, context) => {
      await database.transaction(async (tx) => {
        if (await endLink(tx, ownerOf(context))) await recordAct(tx, entryOf('garage.share-ended', context));
      });
      return { ended: true };
    },
    publicGarage: async ({ id }, { brand, text }) => {
      const link = await openLink(database, brand.key, id);
      if (!link) return refuse(404, text.t('garage.noLink'));
      const owner = { brand: brand.key, accountId: link.account_id };
      if (await isSuspended(owner)) return refuse(404, text.t('garage.noLink'));
      const entries = await vehiclesOf(database, owner, link.vehicle_ids);
      const aboutOf = await keptAbout({ database, documents }, owner, entries, link);
      return { vehicles: entries.map((entry) => publicEntry(entry, aboutOf(entry), link)) };
    },
  };
}
