import { paperWords } from '../../paper-words.ts';
import type { StickerData } from '../../sticker-data.ts';
import type { Provenance } from '../../sticker-values.ts';
import { textOf } from '../../texts.ts';
import { blockView, type ViewOfBlock } from '../block.ts';
import { amountFigure, type Currency, currencyOf } from '../currency.ts';
import type { LineView, SectionView } from '../../sticker-view.ts';

/** Arguments of a price line. */
interface Entry {
  readonly label: string;
  readonly code: string | null;
  readonly amount: number | null;
  readonly from: Provenance;
  readonly source: number | null;
}

/** Options of a category; empty name for options without one. */
interface Category {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/**
 * Builds base price, options by category, charges, and total; without prices, only the options. Each section has its
 * key in its lines: `base`, `option`, `charge`, `total`.
 */
export const priceView: ViewOfBlock = ({ price, options, language }) => {
  const categories = optionsOf({ price, options });
  const entries = categories.flatMap((category) => category.entries);
  // No amount column if there isn't a single amount.
  const hasAmounts = price !== null || entries.some(({ amount }) => amount !== null);
  const currency = currencyOf(price?.currency ?? 'USD', language);
  const write = { currency: hasAmounts ? currency : null, language };
  const of = (...kinds: readonly string[]): SectionView => ({
    title: '',
    lines: (price?.lines ?? [])
      .filter(({ kind }) => kinds.includes(kind))
      .map((line) => lineOf(kinds.includes('base') ? 'base' : 'charge', { ...line, code: null }, write)),
  });
  let at = 0;
  const sections = categories.map(({ title, entries: own }) => ({
    title,
    lines: own.map((entry) => ({
      ...lineOf('option', entry, write),
      ...(hasAmounts && { remaining: remaining(entries.slice(at++), currency) }),
    })),
  }));
  const total = price?.total == null ? [] : [totalLine(price.total, price.complete)];
  return blockView(
    'price',
    textOf(price ? 'price.price' : 'price.options', language),
    [of('base'), ...sections, of('destination', 'gas-guzzler'), { title: '', lines: total }],
    hasAmounts ? { unit: currency.name } : {},
  );

  function totalLine(amount: number, complete: boolean): LineView {
    const figure = amountFigure(amount, currency);
    const label = textOf(complete ? 'price.total' : 'price.totalKnown', language);
    return { key: 'total', label, value: currency.sign + figure, figure, from: null, source: null };
  }
};

function lineOf(
  key: string,
  { label, code, amount, from, source }: Entry,
  { currency, language }: { readonly currency: Currency | null; readonly language: StickerData['language'] },
): LineView {
  const written = (): Pick<LineView, 'value' | 'figure'> => {
    if (!currency) return { value: '' };
    if (amount === null) return { value: paperWords(language).unknown };
    if (amount === 0) return { value: textOf('price.noCharge', language), figure: textOf('price.noCharge', language) };
    const figure = amountFigure(amount, currency);
    return { value: currency.sign + figure, figure };
  };
  return { key, label, ...(code && { code }), ...written(), from, source };
}

const remaining = (entries: readonly Entry[], currency: Currency): string => {
  const sum = entries.reduce((total, { amount }) => total + (amount ?? 0), 0);
  return sum > 0 ? amountFigure(sum, currency) : '';
};

/**
 * Returns the selected options by category. Items found only in the price block, such as extra-cost paint, come first,
 * so the lines add up to the total.
 */
function optionsOf({ options, price }: Pick<StickerData, 'options' | 'price'>): Category[] {
  const chosen = options.map(({ category, items }) => ({
    title: category,
    entries: items.map(({ name, code, price: amount }) => ({
      label: name.value,
      code,
      amount,
      from: name.from,
      source: name.source,
    })),
  }));
  const unlisted = chosen.flatMap(({ entries }) => entries.map(({ label }) => label));
  const others = (price?.lines ?? []).filter(({ kind, label }) => {
    if (kind !== 'option') return false;
    const listed = unlisted.indexOf(label);
    if (listed >= 0) unlisted.splice(listed, 1);
    return listed < 0;
  });
  return [{ title: '', entries: others.map((line) => ({ ...line, code: null })) }, ...chosen];
}
