import type { Brand } from '@vinlore/brand';
import { type AnyDocument, isList, isRecord } from '@vinlore/content-domain';

/** A mention of a brand in a document. */
export interface BrandMention {
  /** The field, such as `blocks.2.text`. */
  readonly path: string;
  /** The brand's name, or one of its domains. */
  readonly name: string;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Matches whole words: "Vinlore's" but not "Vinlores". */
const wordsOf = (name: string) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'giu');

/** Returns the fields that mention a brand, once per name and field, including links and URLs. */
export function brandMentions(
  document: AnyDocument,
  { name, domains }: Pick<Brand, 'name' | 'domains'>,
): BrandMention[] {
  // Domains first: the name within one doesn't count separately.
  const names = [...domains, name].map((each) => ({ name: each, words: wordsOf(each) }));
  const within = (value: unknown, at: readonly (string | number)[]): BrandMention[] => {
    if (isList(value)) return value.flatMap((each, index) => within(each, [...at, index]));
    if (isRecord(value)) return Object.entries(value).flatMap(([field, each]) => within(each, [...at, field]));
    if (typeof value !== 'string') return [];
    let rest = value;
    return names.flatMap((each) => {
      const before = rest;
      rest = rest.replace(each.words, '');
      return before === rest ? [] : [{ path: at.join('.'), name: each.name }];
    });
  };
  return within(document, []);
}
