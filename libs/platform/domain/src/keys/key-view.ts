import { SCOPE_NAMES } from '@vinlore/contract';
import * as v from 'valibot';

/** Keys of an account that work at the same time, at most. */
export const MOST_KEYS = 25;
/** Addresses or origins of a key, at most. */
export const MOST_PLACES = 20;
/** Requests per minute that a key may be given. */
export const MOST_PER_MINUTE = 600;
/** Requests per minute of a new key. */
export const USUAL_PER_MINUTE = 120;
/** Requests per month that a budget may allow. */
export const MOST_PER_MONTH = 100_000_000;
/** Shares of a monthly budget that the owner is told about by email. */
export const BUDGET_ALERTS = [80, 90, 100] as const;
/** How long a rolled key keeps working, in hours. */
export const OVERLAPS = [0, 1, 24, 168] as const;

export const KeyModeSchema = v.picklist(['test', 'live']);
export const KeyKindSchema = v.picklist(['secret', 'publishable']);
export const ScopeSchema = v.picklist(SCOPE_NAMES);

/** A key as its owner sees it; the key itself is shown once, when it's made. */
export const KeyViewSchema = v.object({
  id: v.string(),
  name: v.string(),
  mode: KeyModeSchema,
  kind: KeyKindSchema,
  /** Recognizable part, such as `vl_live_AbCd…wXyZ`. */
  shown: v.string(),
  scopes: v.array(ScopeSchema),
  /** Addresses and networks that may use it; empty for any. */
  addresses: v.array(v.string()),
  /** Websites that may use a publishable key. */
  origins: v.array(v.string()),
  per_minute: v.number(),
  /** Requests per calendar month (UTC); null for no budget. */
  monthly_budget: v.nullable(v.number()),
  version: v.string(),
  created_at: v.string(),
  /** When it stops working; null if it doesn't. */
  expires_at: v.nullable(v.string()),
  /** Precise to a few minutes; null if never. */
  last_used_at: v.nullable(v.string()),
  /** Whether it still works. */
  active: v.boolean(),
  /** Requests this month (UTC). */
  used_this_month: v.number(),
});
export type KeyView = v.InferOutput<typeof KeyViewSchema>;

/** A new key: the only time it is shown. */
export const NewKeySchema = v.object({ key: KeyViewSchema, secret: v.string() });

/** Requests of one day. */
export const DayOfUseSchema = v.object({
  /** `YYYY-MM-DD`, UTC. */
  day: v.string(),
  calls: v.number(),
  /** Answers with a status of 400 or more. */
  errors: v.number(),
});
export type DayOfUse = v.InferOutput<typeof DayOfUseSchema>;
