import * as v from 'valibot';

/**
 * A search text; '' for everything. It needs three letters or digits in a row: a trigram index can't search for fewer.
 */
export const SearchField = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(200),
  v.check((text) => text === '' || /[\p{L}\p{N}]{3}/u.test(text), 'said.searchShort'),
);
