import type { Section } from '../events/sections.ts';

type Status = 'ok' | 'look' | 'alert';

/** Definition of a rule: its section, and for each status the names of the figures its sentence needs. */
interface RuleTerms {
  readonly section: Section;
  readonly ok?: readonly string[];
  readonly look?: readonly string[];
  readonly alert?: readonly string[];
  /** Figures added later; older reports lack them and are worded without. */
  readonly also?: readonly string[];
}

/**
 * All rules of a report by name; none of them is a score. Figure names indicate their type: `…Day` is a date as precise
 * as its source (`YYYY`, `YYYY-MM`, or `YYYY-MM-DD`), `…Miles` is in whole miles, `…State` is the subdivision part of
 * ISO 3166-2 or `''` if not reported; anything else is a count, a code, or a list joined by `,`.
 */
export const RULES = {
  /**
   * ok: all `readings` are in order, up to `highestMiles`. alert: a reading dropped, which an error doesn't explain.
   */
  'odometer-rollback': {
    section: 'odometer',
    ok: ['readings', 'highestMiles'],
    alert: ['fromMiles', 'fromDay', 'toMiles', 'toDay', 'dropMiles'],
  },
  /** look: a classic's reading dropped in a way that fits a five-digit odometer past 99,999. */
  'odometer-five-digits': {
    section: 'odometer',
    look: ['fromMiles', 'fromDay', 'toMiles', 'toDay'],
    // Minimum total mileage if it rolled over.
    also: ['totalMiles'],
  },
  /** ok: the odometer restarted; `counts` (a list of miles) add up to at least `totalMiles`. */
  'odometer-total': { section: 'odometer', ok: ['counts', 'totalMiles'] },
  /** look: one reading is lower than its consistent neighbors: either a typo or a rollback. */
  'odometer-out-of-line': { section: 'odometer', look: ['miles', 'day', 'beforeMiles', 'afterMiles'] },
  /** look: one inconsistent reading that no one can have driven: probably a typo. */
  'odometer-typing-error': { section: 'odometer', look: ['miles', 'day', 'beforeMiles', 'afterMiles'] },
  /** ok: yearly mileage. look: too many miles for the time between two readings. */
  'odometer-plausibility': {
    section: 'odometer',
    ok: ['readings', 'milesPerYear'],
    look: ['fromMiles', 'fromDay', 'toMiles', 'toDay', 'milesPerYear'],
  },
  /** look: an impossible reading, ignored by all other rules. */
  'odometer-absurd': { section: 'odometer', look: ['miles', 'day'] },
  /** look: `miles` is so low for model year `year` that digits may be missing. */
  'odometer-too-low': { section: 'odometer', look: ['miles', 'day', 'year'] },
  /** One finding per odometer code. ok: number of `readings` marked actual on titles. `code`: '69' to '77'. */
  'odometer-codes': { section: 'odometer', ok: ['readings'], look: ['code', 'day'], alert: ['code', 'day'] },
  /** ok: number of `readings` marked actual by auctions, sellers, or yards, without a title. */
  'odometer-called-actual': { section: 'odometer', ok: ['readings'] },
  /** ok: exempt due to age (`years`, 49 CFR 580.17). look: exempt although not old enough or of unknown age. */
  'odometer-exempt': { section: 'odometer', ok: ['day', 'years'], look: ['day'] },
  /** The member's reading compared with the last record. look: far too high for the time. alert: lower than before. */
  'entered-mileage': {
    section: 'odometer',
    ok: ['miles', 'lastMiles', 'lastDay'],
    look: ['miles', 'lastMiles', 'lastDay'],
    alert: ['miles', 'lastMiles', 'lastDay', 'lessMiles'],
  },
  /** look: two sources with different readings on one day. */
  'conflicting-readings': { section: 'odometer', look: ['day', 'lowMiles', 'highMiles'] },

  /** ok: `titles` in at most two states within the period. look: many `states` (a list) within `months`. */
  'title-states': { section: 'title', ok: ['titles', 'states'], look: ['states', 'months', 'fromDay', 'toDay'] },
  /** ok: none of the `titles` has a brand. */
  'no-title-brand': { section: 'brand', ok: ['titles'] },
  /** One finding per D.20 code, worst first. ok: informational. look: serious or unknown. alert: severe. */
  'title-brand': {
    section: 'brand',
    ok: ['code', 'day', 'state', 'times'],
    look: ['code', 'day', 'state', 'times'],
    alert: ['code', 'day', 'state', 'times'],
    // 'yes' if `day` is the date on which it was seen.
    also: ['seen'],
  },
  /** look: a later title from another state lacks the brand. alert: a later title says clear. */
  'title-brand-missing-later': {
    section: 'brand',
    look: ['code', 'brandDay', 'brandState', 'laterDay', 'laterState'],
    alert: ['code', 'brandDay', 'brandState', 'laterDay', 'laterState'],
  },

  /**
   * alert: `signals`, a list of `reported`, `brand`, `salvage`, `junk`, `paper`. look: of `severe`, `airbags`,
   * `structural`, `rebuilt`.
   */
  'total-loss': { section: 'salvage', look: ['signals', 'day'], alert: ['signals', 'day'] },
  /** alert: number of junk and salvage `records`, and the last `disposition` (or ''). */
  'salvage-records': { section: 'salvage', alert: ['records', 'lastDay', 'disposition'] },
  /**
   * Number of `lots` at salvage auctions, the last on `day` ('yes' in `seen` if it was only seen then). `damage`,
   * `zones`: lists over all lots; `paper`, `runs`: of the last one, or ''. look: only wear or minor damage, with a
   * clear title.
   */
  'salvage-auction': {
    section: 'salvage',
    look: ['lots', 'day', 'seen', 'damage', 'zones', 'paper', 'runs'],
    alert: ['lots', 'day', 'seen', 'damage', 'zones', 'paper', 'runs'],
  },
  /** alert: number of `records`, the first on `day`, of a car crushed, scrapped, or sold for parts on `endDay`. */
  'seen-after-end': { section: 'salvage', alert: ['endDay', 'day', 'records'] },

  /** alert: reported stolen, with no recovery on record. */
  'open-theft': { section: 'theft', alert: ['day', 'state'] },
  /** look: stolen and recovered. */
  'recovered-theft': { section: 'theft', look: ['day', 'recoveredDay'] },
  /** ok: all `liens` were released. look: `liens` without a release, the latest dated `day`. */
  'open-lien': { section: 'theft', ok: ['liens'], look: ['liens', 'day'] },
  /** look: exported or intended for export. `country` in ISO 3166-1, or ''. */
  export: { section: 'theft', look: ['day', 'country'] },
  /** look: impounded `times` times. */
  impound: { section: 'theft', look: ['times', 'day'] },

  /** `worst`: 'minor', 'moderate', 'severe' or ''. `airbags`, `structural`: 'yes' or 'no record'. `impact`: a list. */
  damage: {
    section: 'damage',
    look: ['records', 'day', 'worst', 'airbags', 'structural', 'impact'],
    alert: ['records', 'day', 'worst', 'airbags', 'structural', 'impact'],
    // Damage reported by a salvage auction, as a list.
    also: ['types'],
  },

  /** ok: number of `owners` since `fromDay`. look: one of them, from `shortDay`, kept it for only `months`. */
  owners: { section: 'ownership', ok: ['owners', 'fromDay'], look: ['owners', 'fromDay', 'months', 'shortDay'] },
  /** One finding per `use` other than personal and lease. ok: all `records` show personal use or lease. */
  'commercial-use': { section: 'ownership', ok: ['records'], look: ['use', 'day'] },
  /** ok: never more than `months` without a record. look: `months` between two records. */
  'record-gap': { section: 'ownership', ok: ['months'], look: ['months', 'fromDay', 'toDay'] },
  /** look: the first record is dated `day`, `months` after production of model year `year` ended. */
  'late-first-record': { section: 'ownership', look: ['months', 'day', 'year'] },
  /** look: `months` from the last record to the report date. */
  'silent-since': { section: 'ownership', look: ['months', 'fromDay'] },

  /** One finding per period on the market. `drops`: number of price drops. `sold`: 'yes' or 'no record'. */
  'days-on-market': {
    section: 'market',
    ok: ['days', 'fromDay', 'toDay', 'drops', 'sold'],
    look: ['days', 'fromDay', 'toDay', 'drops', 'sold'],
  },
  /**
   * ok: total number of `auctions`. look: `auctions` within a year, from `fromDay` to `toDay`. `priced`: with a price.
   */
  auctions: {
    section: 'market',
    ok: ['auctions', 'priced', 'fromDay', 'toDay'],
    look: ['auctions', 'priced', 'fromDay', 'toDay'],
  },

  /** look: a seller's listing makes `claims` (a list) about the car, first seen on `day`. */
  'listing-claims': { section: 'market', look: ['claims', 'day'] },

  /** The last inspection and the last emissions test. `test`: 'inspection' or 'emissions'. look: failed or advisory. */
  'failed-inspection': { section: 'service', ok: ['test', 'day'], look: ['test', 'day', 'result'] },

  /** One finding per `field` (a detail's key) with source wording `words` unknown to the model, last on `day`. */
  'unread-odometer': { section: 'odometer', look: ['field', 'words', 'day'] },
  /** `words` is '' if a record mentions a brand without naming it. */
  'unread-brand': { section: 'brand', look: ['field', 'words', 'day'] },
  'unread-loss': { section: 'salvage', look: ['field', 'words', 'day'] },
  'unread-damage': { section: 'damage', look: ['field', 'words', 'day'] },
  'unread-use': { section: 'ownership', look: ['field', 'words', 'day'] },
  'unread-claims': { section: 'market', look: ['field', 'words', 'day'] },
  'unread-result': { section: 'service', look: ['field', 'words', 'day'] },

  /** Number of recalls that may apply; alert: how many say not to drive the car or to park it outside. */
  recalls: { section: 'recall', look: ['recalls'], alert: ['recalls', 'parkIt', 'parkOutside'] },

  /** look: `records` dated after the report, the first on `day`; ignored by all other rules. */
  'future-record': { section: 'identity', look: ['records', 'day'] },
  /** look: a record dated long before model year `year` can have been built. */
  'record-before-built': { section: 'identity', look: ['records', 'day', 'year'] },
} as const satisfies Readonly<Record<string, RuleTerms>>;

export type RuleName = keyof typeof RULES;

/** Statuses a rule can have. */
export type RuleStatus<Name extends RuleName> = Extract<keyof (typeof RULES)[Name], Status>;

/** Figures of a rule for a status. */
export type RuleFigures<Name extends RuleName, Of extends RuleStatus<Name>> = Readonly<
  Record<Extract<(typeof RULES)[Name][Of], readonly string[]>[number], string | number> &
    Partial<
      Record<
        (typeof RULES)[Name] extends { also: readonly (infer Also extends string)[] } ? Also : never,
        string | number
      >
    >
>;
