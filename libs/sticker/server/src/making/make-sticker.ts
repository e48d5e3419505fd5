import { recordAct } from '@vinlore/audit';
import { type Brand, type Language, paperBrand } from '@vinlore/brand';
import { composeSticker, formatStickerId, newStickerId, stickerInput } from '@vinlore/sticker-domain';
import { checkDigitIsMandatory, type DecodedVehicle, plainVin, vinFault } from '@vinlore/vehicle-domain';
import { verifyUrl } from '../links.ts';
import type { Payment, StickerPorts } from '../ports.ts';
import { keepSticker, lockVin, newestSticker, type StoredSticker } from '../sticker-table.ts';

/** Whose sticker is made, and of what. */
export interface StickerWish {
  readonly brand: Brand;
  readonly accountId: string;
  /** Of the sticker's words. */
  readonly language: Language;
  /** As it was typed. */
  readonly vin: string;
  /** Makes the next version of one that exists. */
  readonly again: boolean;
}

/** What came of a wish. `unpaid`: no credit is left, or the plan is used up; nothing was made and nothing spent. */
export type Making =
  | { readonly outcome: 'made'; readonly sticker: StoredSticker }
  | { readonly outcome: 'wrong-vin'; readonly suggestions?: DecodedVehicle['suggestions'] }
  | { readonly outcome: 'unpaid'; readonly payment: Extract<Payment, { spent: false }> };

/** Whether a sticker may be made of what the VIN says: a mistyped VIN must not become paper. */
function isTrustworthy(vehicle: DecodedVehicle): boolean {
  const mistyped = vehicle.checkDigit === 'disagrees' && checkDigitIsMandatory(vehicle.vin);
  return !mistyped && vehicle.make !== null && vehicle.year !== null;
}

/**
 * Makes a sticker, or gives the one that exists. The data is composed before the transaction; inside it, one request at a
 * time counts the version, pays and keeps the sticker: all of it or nothing. The first version costs a credit, the
 * owner's later ones are free (decisions §4).
 */
export async function makeSticker(ports: StickerPorts, wish: StickerWish): Promise<Making> {
  const { brand, accountId, language, again } = wish;
  const vin = plainVin(wish.vin);
  if (vinFault(vin)) return { outcome: 'wrong-vin' };
  const owner = { brand: brand.key, accountId };
  const existing = again ? null : await newestSticker(ports.database, owner, vin);
  if (existing) return { outcome: 'made', sticker: existing };

  const vehicle = ports.decode(vin);
  if (!isTrustworthy(vehicle)) return { outcome: 'wrong-vin', suggestions: vehicle.suggestions };
  const id = newStickerId();
  const at = ports.clock();
  const data = composeSticker({
    decoded: stickerInput(vehicle),
    brand: paperBrand(brand),
    language,
    id,
    verifyUrl: verifyUrl(ports, { brand, language }, id),
    madeOn: at.toISOString().slice(0, 10),
    sample: false,
  });
  const signed = ports.signer.sign(data);
  const document = { kind: 'sticker', id: formatStickerId(id), title: data.title.value } as const;
  return ports.database.transaction(async (tx): Promise<Making> => {
    await lockVin(tx, owner, vin);
    const before = await newestSticker(tx, owner, vin);
    // Two clicks at once: the second gets what the first made.
    if (before && !again) return { outcome: 'made', sticker: before };
    if (!before) {
      const payment = await ports.credits.spend(tx, { brand, accountId, document, at });
      if (!payment.spent) return { outcome: 'unpaid', payment };
    }
    const version = (before?.version ?? 0) + 1;
    await recordAct(tx, {
      brand: brand.key,
      actor: accountId,
      act: 'sticker.made',
      subject: { kind: 'sticker', id },
      detail: { version },
    });
    return { outcome: 'made', sticker: await keepSticker(tx, owner, version, data, signed, at) };
  });
}
