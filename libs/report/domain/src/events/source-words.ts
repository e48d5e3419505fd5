import * as v from 'valibot';
import { cutText } from './read-text.ts';

/**
 * Fields that can hold source wording without an equivalent in the model: details by key, list items by list, a reading
 * with an unknown unit, and parts of the location.
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

/** Longer wording is truncated; it's only displayed, never evaluated. */
const LONGEST_WORDS = 60;

const WordsSchema = v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_WORDS)));

/** Source wording by the field it belongs to. */
export const SourceWordsSchema = v.strictObject(
  Object.fromEntries(WORD_FIELDS.map((field) => [field, WordsSchema])) as Record<WordField, typeof WordsSchema>,
);
export type SourceWords = v.InferOutput<typeof SourceWordsSchema>;

const BETWEEN = '; ';

/** Truncates a source's wording with `…`. */
export const cutWords = (text: string): string =>
  text.length <= LONGEST_WORDS ? text : `${cutText(text, LONGEST_WORDS - 1)}…`;

/** Joins a source's wordings for one field, without duplicates; undefined if there are none. */
export function joinWords(said: readonly string[]): string | undefined {
  if (said.length < 2) return said[0] === undefined ? undefined : cutWords(said[0]);
  return cutWords([...new Set(said.flatMap(wordsIn))].join(BETWEEN));
}

/** Splits a field's wording, as joined by `joinWords`. */
export const wordsIn = (words: string): readonly string[] => words.split(BETWEEN);

/** Merges the wording of several records of one event without loss. */
export function mergeWords(of: readonly (SourceWords | undefined)[]): SourceWords | undefined {
  const merged = Object.fromEntries(
    WORD_FIELDS.flatMap((field) => {
      const words = joinWords(of.flatMap((each) => each?.[field] ?? []));
      return words === undefined ? [] : [[field, words]];
    }),
  ) as SourceWords;
  return Object.keys(merged).length === 0 ? undefined : merged;
}
