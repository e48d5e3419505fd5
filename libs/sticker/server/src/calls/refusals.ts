import type { Brand } from '@vinlore/brand';
import type { Translator } from '@vinlore/i18n';
import { refuse } from '@vinlore/server-kit';
import { LEAST_FACTS } from '@vinlore/sticker-domain';
import { CLASSIC_MAX_YEAR } from '@vinlore/vehicle-domain';
import type { DraftFault } from '../making/draft.ts';
import type { Making } from '../making/make-sticker.ts';
import type { Payment } from '../deps.ts';
import type { StoredSticker } from '../sticker-table.ts';

/** Refuses with 402: no credit, and what to do. */
function refuseUnpaid(payment: Extract<Payment, { spent: false }>, brand: Brand, text: Translator): never {
  if (payment.reason === 'no-credit') refuse(402, text.t('sticker.noCredit'));
  refuse(402, text.t('sticker.fairUse', { limit: payment.limit, support: brand.support_email }));
}

/** Refuses with 422 and the reason, or with 404 if there is no sticker to recreate. */
export function refuseFault(fault: DraftFault, brand: Brand, text: Translator): never {
  switch (fault.fault) {
    case 'wrong-vin':
      return refuse(422, text.t('sticker.wrongVin'), fault.suggestions && { suggestions: fault.suggestions });
    case 'several': {
      const candidates = fault.candidates.map(({ year, make, model, series, model_id }) => ({
        year,
        make,
        model,
        series,
        model_id,
      }));
      return refuse(422, text.t('sticker.several'), { candidates });
    }
    case 'no-such-vehicle':
      return refuse(422, text.t('sticker.noSuchVehicle', { vehicle: fault.name }));
    case 'not-classic':
      return refuse(422, text.t('sticker.notClassic', { year: String(CLASSIC_MAX_YEAR) }));
    case 'unreadable-colors':
      return refuse(422, text.t('sticker.unreadableColors'));
    case 'unreadable-packages':
      return refuse(422, text.t('sticker.unreadablePackages'));
    case 'unreadable-plate':
      return refuse(422, text.t('sticker.unreadablePlate'));
    case 'unreadable-choices':
      return refuse(422, text.t('sticker.unreadableChoices'));
    case 'other-vehicle':
      return refuse(422, text.t('sticker.otherVehicle'));
    case 'unprintable': {
      const { characters, text: written } = fault;
      return refuse(
        422,
        text.t('sticker.unprintable', { characters: characters.slice(0, 5).join(' '), text: written }),
      );
    }
    case 'bare':
      return refuse(422, text.t('sticker.bare', { facts: fault.facts, least: LEAST_FACTS, has: fault.has }));
    case 'restricted': {
      const { from, to } = brand.sticker_years!;
      return refuse(422, text.t('sticker.restricted', { from: String(from), to: String(to), brand: brand.name }));
    }
    case 'off':
      return refuse(422, text.t('sticker.off', { brand: brand.name, support: brand.support_email }));
    case 'none-before':
      return refuse(404, text.t('sticker.noneBefore'));
    case 'not-restricted':
      return refuse(422, text.t('sticker.notRestricted'));
  }
}

/** Returns the created sticker; refuses with a message if none was created. */
export function stickerMade(making: Making, brand: Brand, text: Translator): StoredSticker {
  if (making.outcome === 'made') return making.sticker;
  if (making.outcome === 'unpaid') return refuseUnpaid(making.payment, brand, text);
  return refuseFault(making.fault, brand, text);
}
