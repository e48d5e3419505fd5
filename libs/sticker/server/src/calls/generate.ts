import { recordAct } from '@vinlore/audit';
import { paperBrand } from '@vinlore/brand';
import { type Handler, refuse } from '@vinlore/server-kit';
import { composeSticker, newStickerId, type stickerContract, stickerInput } from '@vinlore/sticker-domain';
import { checkDigitIsMandatory, type DecodedVehicle, plainVin, vinFault } from '@vinlore/vehicle-domain';
import { summaryOf, verifyUrl } from '../links.ts';
import type { StickerPorts } from '../ports.ts';
import { keepSticker, lockVin, newestSticker } from '../sticker-table.ts';

/** Whether a sticker may be made of what the VIN says: a mistyped VIN must not become paper. */
function isTrustworthy(vehicle: DecodedVehicle): boolean {
  const mistyped = vehicle.checkDigit === 'disagrees' && checkDigitIsMandatory(vehicle.vin);
  return !mistyped && vehicle.make !== null && vehicle.year !== null;
}

/**
 * Makes a sticker, or gives the one that exists; `gen=regenerate` makes the next version (spec §4, §7). The data is
 * composed before the transaction; inside it, one request at a time counts the version and keeps the sticker.
 */
export function generate(ports: StickerPorts): Handler<typeof stickerContract.generate> {
  return async ({ vin: typed, gen }, { actor, brand, text }) => {
    const vin = plainVin(typed);
    const wrong = (data?: unknown) => refuse(422, text.t('sticker.wrongVin'), data);
    if (vinFault(vin)) return wrong();
    const reader = { brand, language: text.language };
    const owner = { brand: brand.key, accountId: actor.accountId };
    const existing = gen === 'regenerate' ? null : await newestSticker(ports.database, owner, vin);
    if (existing) return summaryOf(ports, reader, existing);

    const vehicle = ports.decode(vin);
    if (!isTrustworthy(vehicle)) return wrong({ suggestions: vehicle.suggestions });
    const id = newStickerId();
    const madeAt = ports.clock();
    const data = composeSticker({
      decoded: stickerInput(vehicle),
      brand: paperBrand(brand),
      language: text.language,
      id,
      verifyUrl: verifyUrl(ports, reader, id),
      madeOn: madeAt.toISOString().slice(0, 10),
      sample: false,
    });
    const signed = ports.signer.sign(data);
    const kept = await ports.database.transaction(async (tx) => {
      await lockVin(tx, owner, vin);
      const before = await newestSticker(tx, owner, vin);
      // Two clicks at once: the second gets what the first made.
      if (before && gen !== 'regenerate') return before;
      const version = (before?.version ?? 0) + 1;
      const subject = { kind: 'sticker', id };
      await recordAct(tx, {
        brand: brand.key,
        actor: actor.accountId,
        act: 'sticker.made',
        subject,
        detail: { version },
      });
      return keepSticker(tx, owner, version, data, signed, madeAt);
    });
    return summaryOf(ports, reader, kept);
  };
}
