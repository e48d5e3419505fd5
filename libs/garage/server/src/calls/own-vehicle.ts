import type { Database } from '@vinlore/database';
import { type CallContext, refuse } from '@vinlore/server-kit';
import type { Owner } from '../deps.ts';
import { ownVehicle, type StoredEntry } from '../store/vehicle-store.ts';
import type { GarageReader } from '../entry-view.ts';

/** Whose garage a call is about. */
export const ownerOf = ({ actor, brand }: CallContext<'bearer'>): Owner => ({
  brand: brand.key,
  accountId: actor.accountId,
});

/** Who looks at it. */
export const readerOf = ({ actor, brand }: CallContext<'bearer'>): GarageReader => ({
  brand,
  accountId: actor.accountId,
  email: actor.email,
});

/** One of the member's vehicles; ends the call with 404 where it is not theirs. */
export async function vehicleOf(source: Database, context: CallContext<'bearer'>, id: string): Promise<StoredEntry> {
  return (await ownVehicle(source, ownerOf(context), id)) ?? refuse(404, context.text.t('garage.none'));
}
