import { QUERY_LIMIT } from '@vinlore/contract';
import * as v from 'valibot';

/** A value of a query: no query is longer than `QUERY_LIMIT`. */
export const PayloadText = v.pipe(v.string(), v.maxLength(QUERY_LIMIT));

const text = v.optional(PayloadText);

/**
 * A query in Payload's grammar. The names that the product itself sends stand here for the documentation; more are
 * understood by a whitelist (`parseQuery` of content-server), and anything else is refused in Payload's own words.
 */
export const PayloadQuerySchema = v.objectWithRest(
  {
    'where[_status][equals]': text,
    sort: text,
    depth: text,
    limit: text,
    page: text,
    locale: text,
  },
  PayloadText,
);

/** Payload's envelope around documents. */
export const PayloadAnswerSchema = v.object({
  docs: v.array(v.looseObject({ id: v.string() })),
  totalDocs: v.number(),
  limit: v.number(),
  page: v.number(),
  totalPages: v.number(),
  pagingCounter: v.number(),
  hasPrevPage: v.boolean(),
  hasNextPage: v.boolean(),
  prevPage: v.nullable(v.number()),
  nextPage: v.nullable(v.number()),
});

/** A refusal as Payload gives it. */
export const PayloadErrorsSchema = v.object({ errors: v.array(v.object({ message: v.string() })) });
