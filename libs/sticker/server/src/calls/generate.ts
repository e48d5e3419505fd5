import type { Brand } from '@vinlore/brand';
import type { Translator } from '@vinlore/i18n';
import { type Handler, refuse } from '@vinlore/server-kit';
import type { stickerContract } from '@vinlore/sticker-domain';
import { summaryOf } from '../links.ts';
import { makeSticker } from '../making/make-sticker.ts';
import type { Payment, StickerPorts } from '../ports.ts';

/** Says that nothing pays for a sticker, and what to do (402). */
export function refuseUnpaid(payment: Extract<Payment, { spent: false }>, brand: Brand, text: Translator): never {
  if (payment.reason === 'no-credit') refuse(402, text.t('sticker.noCredit'));
  refuse(402, text.t('sticker.fairUse', { limit: payment.limit, support: brand.support_email }));
}

/** Makes a sticker for a credit, or gives the one that exists; `gen=regenerate` makes the next version (spec §4, §7). */
export function generate(ports: StickerPorts): Handler<typeof stickerContract.generate> {
  return async ({ vin, gen }, { actor, brand, text }) => {
    const { accountId } = actor;
    const { language } = text;
    const making = await makeSticker(ports, { brand, accountId, language, vin, again: gen === 'regenerate' });
    if (making.outcome === 'made') return summaryOf(ports, { brand, language }, making.sticker);
    if (making.outcome === 'unpaid') return refuseUnpaid(making.payment, brand, text);
    const { suggestions } = making;
    return refuse(422, text.t('sticker.wrongVin'), suggestions && { suggestions });
  };
}
