import * as v from 'valibot';
import { cutText } from './read-text.ts';

/**
 * What a source may tell in words that the model has none for: a detail by its key, a list's entry by its list's, the
 * reading where its unit is unknown, and the parts of a place.
 */
export const WORD_FIELDS = [
  'brand',
  'paper',
  'damage',
  'severity',
  'impact',
  'airbags',
  'towed',
  'structural',
  'totalLoss',
  'lossType',
  'runs',
  'disposition',
  'exported',
  'use',
  'claims',
  'owners',
  'price',
  'marketValue',
  'repairCost',
  'result',
  'work',
  'until',
  'odometer',
  'odometerCode',
  'country',
  'region',
  'city',
] as const;
export type WordField = (typeof WORD_FIELDS)[number];

/** Longer words are cut: they are shown, and nothing is made of them. */
const LONGEST_WORDS = 60;

const WordsSchema = v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_WORDS)));

/** Words of the source by the field that they would have filled. */
export const SourceWordsSchema = v.strictObject(
  Object.fromEntries(WORD_FIELDS.map((field) => [field, WordsSchema])) as Record<WordField, typeof WordsSchema>,
);
export type SourceWords = v.InferOutput<typeof SourceWordsSchema>;

const BETWEEN = '; ';

/** A source's words as they are kept: what is cut off leaves `…` behind. */
export const cutWords = (text: string): string =>
  text.length <= LONGEST_WORDS ? text : `${cutText(text, LONGEST_WORDS - 1)}…`;

/** What a source says of one field in several words, each once; undefined for none. */
export function joinWords(said: readonly string[]): string | undefined {
  if (said.length < 2) return said[0] === undefined ? undefined : cutWords(said[0]);
  return cutWords([...new Set(said.flatMap(wordsIn))].join(BETWEEN));
}

/** The single words of a field, as `joinWords` has put them together. */
export const wordsIn = (words: string): readonly string[] => words.split(BETWEEN);

/** The words of several records of one event: none is lost. */
export function mergeWords(of: readonly (SourceWords | undefined)[]): SourceWords | undefined {
  const merged = Object.fromEntries(
    WORD_FIELDS.flatMap((field) => {
      const words = joinWords(of.flatMap((each) => each?.[field] ?? []));
      return words === undefined ? [] : [[field, words]];
    }),
  ) as SourceWords;
  return Object.keys(merged).length === 0 ? undefined : merged;
}
