import type { Translator } from '@vinlore/i18n';
import type { ListProblem } from '@vinlore/sticker-domain';
import { problemWords } from '../dealers/judge-vin.ts';
import type { JudgedRow } from './judge-list.ts';

/** What is wrong with a row, in words; nothing for one that is right. */
export function problemView(
  text: Translator,
  { line, vin, stockNumber, problem, suggestion }: Omit<JudgedRow, 'price'>,
): readonly ListProblem[] {
  if (problem === null) return [];
  return [{ line, vin, stock_number: stockNumber, problem: problemWords(text, problem, vin), suggestion }];
}
