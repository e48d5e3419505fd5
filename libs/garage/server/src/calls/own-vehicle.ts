import type { Database } from '@vinlore/database';
import { type CallContext, refuse } from '@vinlore/server-kit';
import type { Owner } from '../deps.ts';
import { ownVehicle, type StoredEntry } from '../store/vehicle-store.ts';
import type { GarageReader } from '../entry-view.ts';

/** Returns the owner of the garage from the request's session. */
export const ownerOf = ({ actor, brand }: CallContext<'bearer'>): Owner => ({
  brand: brand.key,
  accountId: actor.accountId,
});

/** Returns the viewer of the garage. */
export const readerOf = ({ actor, brand }: CallContext<'bearer'>): GarageReader => ({
  brand,
  accountId: actor.accountId,
  email: actor.email,
});

/** Returns one of the member's vehicles; responds with 404 if it isn't theirs. */
export async function vehicleOf(source: Database, context: CallContext<'bearer'>, id: string): Promise<StoredEntry> {
  return (await ownVehicle(source, ownerOf(context), id)) ?? refuse(404, context.text.t('garage.none'));
}
