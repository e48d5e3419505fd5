import type { Translator } from '@vinlore/i18n';
import { voicesOf } from '@vinlore/mail';
import type { recallContract } from '@vinlore/recall-domain';
import { type Handlers, idOfToken, refuse } from '@vinlore/server-kit';
import { titleCase } from '@vinlore/vehicle-domain';
import type { RecalledModels } from '../look-up/recalled-models.ts';
import { recallServerMessages } from '../messages/index.ts';
import type { RecallDeps } from '../deps.ts';
import { confirmLetter, WATCH_TOKENS } from '../watches/watch-letters.ts';
import { answerWatch, canConfirm, findWatch, keepWatch, type WatchSubject } from '../watches/watch-store.ts';
import { vehicleOfVin } from './by-vin.ts';

type Rows = Pick<typeof recallContract, 'watchRecalls' | 'confirmRecallWatch' | 'endRecallWatch'>;

/** A vehicle as named in a request, by VIN or by year, make, and model. */
interface Typed {
  readonly vin: string;
  readonly year: string;
  readonly make: string;
  readonly model: string;
}

/**
 * Returns the vehicle in our spelling and rejects unknown names. Otherwise, a request could email arbitrary text to
 * anyone.
 */
async function watchedVehicle(
  typed: Typed,
  deps: RecallDeps,
  named: RecalledModels,
  text: Translator,
): Promise<WatchSubject> {
  const { vin, year, make, model } = typed;
  if (vin !== '') {
    const { vin: _vin, title, ...vehicle } = vehicleOfVin(vin, deps.decode, text);
    return { ...vehicle, title: title || `${vehicle.year} ${titleCase(vehicle.make)} ${titleCase(vehicle.model)}` };
  }
  const known = year && make && model ? await named.find(Number(year), make, model) : null;
  if (!known) return refuse(422, text.t('recall.watchUnknown'));
  return { year: Number(year), ...known, title: `${year} ${titleCase(known.make)} ${titleCase(known.model)}` };
}

/**
 * POST /api/recall-check/watch, /confirm-watch, and /end-watch: recall alerts with double opt-in. The response to the
 * first never reveals whether the address is known.
 */
export function recallWatches(deps: RecallDeps, named: RecalledModels): Handlers<Rows> {
  const { database, lookUp, mail, signer, clock } = deps;
  const voices = voicesOf(recallServerMessages, deps);
  return {
    watchRecalls: async ({ email: typed, ...typedVehicle }, { brand, text }) => {
      const email = typed.toLowerCase();
      const vehicle = await watchedVehicle(typedVehicle, deps, named, text);
      const known = (await lookUp(vehicle)).recalls.filter(({ sample }) => !sample).map(({ campaign }) => campaign);
      const voice = await voices(brand.key, text.language);
      await database.transaction(async (tx) => {
        const asked = { brand: brand.key, email, language: text.language, vehicle, known };
        const id = await keepWatch(tx, asked, clock());
        if (id === null) return;
        await mail.send(tx, confirmLetter({ ...voice, to: email }, { id, title: vehicle.title }, signer));
      });
      return { confirm_by_mail: true };
    },
    confirmRecallWatch: ({ token }, { brand, text }) => {
      const id = idOfToken(signer, WATCH_TOKENS.confirm, token);
      if (id === null) return refuse(422, text.t('recall.linkChanged'));
      const now = clock();
      return database.transaction(async (tx) => {
        const watch = await findWatch(tx, brand.key, id);
        if (!watch) return refuse(422, text.t('recall.watchGone'));
        if (watch.confirmed_at) return { title: watch.title };
        if (!canConfirm(watch, now)) return refuse(422, text.t('recall.confirmLate'));
        await answerWatch(tx, id, 'confirmed', now);
        return { title: watch.title };
      });
    },
    endRecallWatch: ({ token }, { brand, text }) => {
      const id = idOfToken(signer, WATCH_TOKENS.end, token);
      if (id === null) return refuse(422, text.t('recall.linkChanged'));
      return database.transaction(async (tx) => {
        const watch = await findWatch(tx, brand.key, id);
        if (!watch) return refuse(422, text.t('recall.watchGone'));
        if (!watch.ended_at) await answerWatch(tx, id, 'ended', clock());
        return { title: watch.title };
      });
    },
  };
}
