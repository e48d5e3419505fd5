import * as v from 'valibot';

/* @__NO_SIDE_EFFECTS__ */
/** A whole number as a form or a script sends it. */
export const wholeField = (least: number, most: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
  );

/** A flag as a form or a script sends it; left out it is not set. */
export const FlagField = v.optional(
  v.pipe(
    v.union([v.boolean(), v.picklist(['', '0', '1', 'true', 'false', 'yes', 'no'])]),
    v.transform((flag) => flag === true || flag === '1' || flag === 'true' || flag === 'yes'),
  ),
  false,
);

/** An email address as a buyer types it; kept in lower case. */
export const EmailField = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email(), v.toLowerCase());

/** An id that our database made. */
export const IdField = v.pipe(v.string(), v.uuid());

/** A coupon's code as it is typed: case does not matter. */
export const CouponCodeField = v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9-]{2,40}$/), v.toUpperCase());

/** What an order's key looks like: it opens the order for whoever bought, without a login. */
export const OrderKeyField = v.pipe(v.string(), v.minLength(8), v.maxLength(400), v.regex(/^[\w.~:-]+$/));
