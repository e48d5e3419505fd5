import * as v from 'valibot';

/** An account's or a request's id. */
export const IdField = v.pipe(v.string(), v.toLowerCase(), v.uuid());

/** Why staff do something: kept in the audit log for good. */
export const ReasonField = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('members.reasonMissing'),
  v.maxLength(300, 'members.reasonLong'),
);

/**
 * What the desk's one search box takes; '' for everything. Shorter than three letters or digits in a row it would have to
 * be looked for in every account there is (a trigram index knows none shorter).
 */
export const MemberSearchField = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(200),
  v.check((text) => text === '' || /[\p{L}\p{N}]{3}/u.test(text), 'members.searchShort'),
);

/** A moment, ISO 8601 UTC. */
export const Moment = v.pipe(v.string(), v.isoTimestamp());

/** The id after which a list goes on, as the next call takes it; null at the end. */
export const Cursor = v.nullable(v.string());
