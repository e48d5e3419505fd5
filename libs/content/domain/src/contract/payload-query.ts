import { QUERY_LIMIT } from '@vinlore/contract';
import * as v from 'valibot';

/** A query value, bounded by `QUERY_LIMIT`. */
export const PayloadText = v.pipe(v.string(), v.maxLength(QUERY_LIMIT));

const text = v.optional(PayloadText);

/**
 * A query in Payload's syntax. Only the parameters that the product itself sends are documented here; the server
 * accepts more by an allowlist (`parseQuery` of content-server) and rejects the rest with Payload's own messages.
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

/** An error in Payload's format. */
export const PayloadErrorsSchema = v.object({ errors: v.array(v.object({ message: v.string() })) });
