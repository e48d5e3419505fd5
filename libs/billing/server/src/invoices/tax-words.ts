import type { Translator } from '@vinlore/i18n';

/** A tax in words: how much, and its rate in percent. */
export const taxWords = (
  { name, rate, amount }: { readonly name: string; readonly rate: number; readonly amount: number },
  { currency }: { readonly currency: string },
  text: Pick<Translator, 'money' | 'number'>,
) => ({ name, rate: text.number(rate / 1000), tax: text.money(amount, currency) });
