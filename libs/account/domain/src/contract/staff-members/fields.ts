import * as v from 'valibot';

/** Id of an account or request. */
export const IdField = v.pipe(v.string(), v.toLowerCase(), v.uuid());

/** Reason for a staff action; kept in the audit log permanently. */
export const ReasonField = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('members.reasonMissing'),
  v.maxLength(300, 'members.reasonLong'),
);

/**
 * Input of the desk's single search box; '' lists everything. It needs three letters or digits in a row, because a
 * trigram index can't match shorter strings and every account would have to be scanned.
 */
export const MemberSearchField = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(200),
  v.check((text) => text === '' || /[\p{L}\p{N}]{3}/u.test(text), 'members.searchShort'),
);

/** ISO 8601 timestamp in UTC. */
export const Moment = v.pipe(v.string(), v.isoTimestamp());

/** Cursor for the next page: id of the last row; null at the end. */
export const Cursor = v.nullable(v.string());
