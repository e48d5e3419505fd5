import { type PlainTextFault, plainTextFault } from '@vinlore/brand';
import { readText } from './read-text.ts';

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
 * What is wrong with a brand's own text; null where it can stand.
 *
 * @param product the product's own text of the same key
 * @param given names of the values that the mail gives the text
 */
export function mailTextFault(text: string, product: string, given: Iterable<string>): MailTextFault | null {
  const plain = plainTextFault(text);
  if (plain) return { fault: plain };
  const read = readText(text);
  if (!read) return { fault: 'syntax' };
  // What the signs of a choice hold apart stands together once it is said.
  for (const said of read.cases) {
    const fault = plainTextFault(said);
    if (fault) return { fault };
  }
  const names = new Set(given);
  const unknown = [...read.variables].find((name) => !names.has(name));
  if (unknown !== undefined) return { fault: 'unknown', name: unknown };
  const missing = neededVariables(product).find((name) => !read.variables.has(name));
  return missing === undefined ? null : { fault: 'missing', name: missing };
}
