import * as v from 'valibot';

/**
 * Part of what support looks for; '' for everything. Shorter than three letters or digits in a row it would have to be
 * looked for in every text there is (a trigram index knows none shorter).
 */
export const SearchField = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(200),
  v.check((text) => text === '' || /[\p{L}\p{N}]{3}/u.test(text), 'said.searchShort'),
);
