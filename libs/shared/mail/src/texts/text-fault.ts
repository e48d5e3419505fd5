import { type PlainTextFault, plainTextFault } from '@vinlore/brand';
import { type ReadText, readText, type TextCase } from './read-text.ts';

/** Why a brand's own text cannot stand in a mail. */
export type MailTextFault =
  | { readonly fault: PlainTextFault | 'syntax' }
  /** A variable that is not there, or one that the mail cannot do without. */
  | { readonly fault: 'unknown' | 'missing'; readonly name: string };

/** The brand's name may be left out of a text: the head of each mail has it. Everything else somebody waits for. */
const OPTIONAL: readonly string[] = ['brand'];

/** What a brand's own text has to name. @param product the product's own text of the same key */
export const neededVariables = (product: string): readonly string[] =>
  [...(readText(product)?.variables ?? [])].filter((name) => !OPTIONAL.includes(name));

/**
 * Whether a text says a value wherever the product's does. In a choice by a number a case may have the number in words; in any
 * other choice a case could keep it from whoever the case is for.
 */
function isSaid(name: string, own: ReadText, product: ReadText): boolean {
  const says = ({ says: names }: TextCase) => names.has(name);
  const isAlways = product.cases.every(says) && !product.numbers.has(name);
  return isAlways ? own.cases.every(says) : !product.cases.some(says) || own.cases.some(says);
}

/**
 * What is wrong with a brand's own text; null where it can stand.
 *
 * @param product the product's own text of the same key
 * @param given names of the values that the mail gives the text
 */
export function mailTextFault(text: string, product: string, given: Iterable<string>): MailTextFault | null {
  const plain = plainTextFault(text);
  if (plain) return { fault: plain };
  const [read, model] = [readText(text), readText(product)];
  if (!read) return { fault: 'syntax' };
  // What the signs of a choice hold apart stands together once it is said.
  for (const said of read.cases) {
    const fault = plainTextFault(said.text);
    if (fault) return { fault };
  }
  const names = new Set(given);
  const unknown = [...read.variables].find((name) => !names.has(name));
  if (unknown !== undefined) return { fault: 'unknown', name: unknown };
  // A code is no number: it would be said with a comma.
  if (model && [...read.numbers].some((name) => !model.numbers.has(name))) return { fault: 'syntax' };
  const missing = neededVariables(product).find(
    (name) => !read.variables.has(name) || (model && !isSaid(name, read, model)),
  );
  return missing === undefined ? null : { fault: 'missing', name: missing };
}
