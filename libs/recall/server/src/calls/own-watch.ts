import type { recallContract } from '@vinlore/recall-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { titleCase } from '@vinlore/vehicle-domain';
import type { RecallDeps } from '../deps.ts';
import { beginOwnWatch, endOwnWatch, MOST_OWN_WATCHES } from '../watches/own-watch-store.ts';
import { vehicleOfVin } from './by-vin.ts';

/** POST /api/user/recall-watch: turns the member's own alerts for a vehicle on or off. The VIN isn't stored. */
export function ownRecallWatch({
  database,
  decode,
  lookUp,
  clock,
}: RecallDeps): Handler<typeof recallContract.ownRecallWatch> {
  return async ({ vin: typed, on }, { actor, brand, text }) => {
    const { vin: _vin, title: named, ...vehicle } = vehicleOfVin(typed, decode, text);
    const title = named || `${vehicle.year} ${titleCase(vehicle.make)} ${titleCase(vehicle.model)}`;
    const watch = { brand: brand.key, email: actor.email.toLowerCase(), vehicle: { ...vehicle, title } };
    if (!on) {
      await database.transaction((tx) => endOwnWatch(tx, watch, clock()));
      return { on, title };
    }
    const known = (await lookUp(vehicle)).recalls.filter(({ sample }) => !sample).map(({ campaign }) => campaign);
    const begun = await database.transaction((tx) =>
      beginOwnWatch(tx, { ...watch, language: text.language, known }, clock()),
    );
    return begun ? { on, title } : refuse(422, text.t('recall.watchMany', { most: MOST_OWN_WATCHES }));
  };
}
