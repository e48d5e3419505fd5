import type { OrderView } from '@vinlore/billing-domain';
import type { Translator } from '@vinlore/i18n';

/** A tax in words: how much, and its rate in percent. */
export const taxWords = (
  { name, rate, amount }: NonNullable<OrderView['tax']>,
  currency: string,
  { money, number }: Pick<Translator, 'money' | 'number'>,
) => ({ name, rate: number(rate / 1000), tax: money(amount, currency) });
