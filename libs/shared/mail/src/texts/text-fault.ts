import { type PlainTextFault, plainTextFault } from '@vinlore/brand';
import { type ReadText, readText, type TextCase } from './read-text.ts';

/** Why a brand's own text is rejected. */
export type MailTextFault =
  | { readonly fault: PlainTextFault | 'syntax' }
  /** An unknown variable, or a missing required one. */
  | { readonly fault: 'unknown' | 'missing'; readonly name: string };

/** Only the brand's name may be left out of a text: the header of each email has it. Everything else is required. */
const OPTIONAL: readonly string[] = ['brand'];

/** Returns the variables a brand's own text must contain. @param product the product's own text of the same key */
export const neededVariables = (product: string): readonly string[] =>
  [...(readText(product)?.variables ?? [])].filter((name) => !OPTIONAL.includes(name));

/**
 * Whether a text contains a value wherever the product's does. In a choice by number a case may spell it out; in any
 * other choice, a case could withhold it from the readers of that case.
 */
function isSaid(name: string, own: ReadText, product: ReadText): boolean {
  const says = ({ says: names }: TextCase) => names.has(name);
  const isAlways = product.cases.every(says) && !product.numbers.has(name);
  return isAlways ? own.cases.every(says) : !product.cases.some(says) || own.cases.some(says);
}

/**
 * Returns what is wrong with a brand's own text; null if it is valid.
 *
 * @param product the product's own text of the same key
 * @param given names of the values that the email passes to the text
 */
export function mailTextFault(text: string, product: string, given: Iterable<string>): MailTextFault | null {
  const plain = plainTextFault(text);
  if (plain) return { fault: plain };
  const [read, model] = [readText(text), readText(product)];
  if (!read) return { fault: 'syntax' };
  // Parts separated by a choice's syntax become adjacent once formatted.
  for (const said of read.cases) {
    const fault = plainTextFault(said.text);
    if (fault) return { fault };
  }
  const names = new Set(given);
  const unknown = [...read.variables].find((name) => !names.has(name));
  if (unknown !== undefined) return { fault: 'unknown', name: unknown };
  // A code is not a number: it would be formatted with a comma.
  if (model && [...read.numbers].some((name) => !model.numbers.has(name))) return { fault: 'syntax' };
  const missing = neededVariables(product).find(
    (name) => !read.variables.has(name) || (model && !isSaid(name, read, model)),
  );
  return missing === undefined ? null : { fault: 'missing', name: missing };
}
