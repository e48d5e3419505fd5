import * as v from 'valibot';

/* @__NO_SIDE_EFFECTS__ */
/** A whole number from a form or a script. */
export const wholeField = (least: number, most: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
  );

/** A flag from a form or a script; not set if absent. */
export const FlagField = v.optional(
  v.pipe(
    v.union([v.boolean(), v.picklist(['', '0', '1', 'true', 'false', 'yes', 'no'])]),
    v.transform((flag) => flag === true || flag === '1' || flag === 'true' || flag === 'yes'),
  ),
  false,
);

/** A buyer's email address, lowercased. */
export const EmailField = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email(), v.toLowerCase());

/** A database id. */
export const IdField = v.pipe(v.string(), v.uuid());

/** A coupon code as typed, case-insensitive. */
export const CouponCodeField = v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9-]{2,40}$/), v.toUpperCase());

/** An order's key, which gives the buyer access to the order without signing in. */
export const OrderKeyField = v.pipe(v.string(), v.minLength(8), v.maxLength(400), v.regex(/^[\w.~:-]+$/));
