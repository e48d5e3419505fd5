import type { ListProblem } from '@vinlore/contract';
import type { Translator } from '@vinlore/i18n';
import type { JudgedRow } from './judge-list.ts';
import type { BulkProduct } from './product.ts';

/** Describes what is wrong with a row; nothing for a valid one. */
export function problemView(
  product: BulkProduct,
  text: Translator,
  { line, vin, stockNumber, problem, suggestion }: Omit<JudgedRow, 'price'>,
): readonly ListProblem[] {
  if (problem === null) return [];
  return [{ line, vin, stock_number: stockNumber, problem: product.problemWords(text, problem, vin), suggestion }];
}
