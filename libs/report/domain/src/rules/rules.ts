import type { Section } from '../events/sections.ts';

type Status = 'ok' | 'look' | 'alert';

/** What a rule may say: the section it speaks of, and per status the names of the figures that its sentence needs. */
interface RuleTerms {
  readonly section: Section;
  readonly ok?: readonly string[];
  readonly look?: readonly string[];
  readonly alert?: readonly string[];
  /** Figures that came later: reports that are older lack them, and are told without. */
  readonly also?: readonly string[];
}

/**
 * Every rule of a report by its name; none of them is a score. Names of figures say what they are: `…Day` is a date as
 * exact as its source (`YYYY`, `YYYY-MM` or `YYYY-MM-DD`), `…Miles` whole miles, `…State` a state or province of
 * ISO 3166-2 without its country or `''` where none is said; anything plain is a count, a code or a list joined by `,`.
 */
export const RULES = {
  /** ok: `readings`, all there are, in order up to `highestMiles`. alert: a reading fell, which no slip explains. */
  'odometer-rollback': {
    section: 'odometer',
    ok: ['readings', 'highestMiles'],
    alert: ['fromMiles', 'fromDay', 'toMiles', 'toDay', 'dropMiles'],
  },
  /** look: a classic's reading fell where a five-digit odometer may have passed 99,999 and begun anew. */
  'odometer-five-digits': {
    section: 'odometer',
    look: ['fromMiles', 'fromDay', 'toMiles', 'toDay'],
    // What it has been driven at least, if it did.
    also: ['totalMiles'],
  },
  /** ok: the count began anew; `counts`, the miles of each (a list), are `totalMiles` in all, at least. */
  'odometer-total': { section: 'odometer', ok: ['counts', 'totalMiles'] },
  /** look: one reading is lower than those before and after it, which agree; a typing error, or it was turned back. */
  'odometer-out-of-line': { section: 'odometer', look: ['miles', 'day', 'beforeMiles', 'afterMiles'] },
  /** look: one reading stands out, and nobody can have driven so: more likely a typing error. */
  'odometer-typing-error': { section: 'odometer', look: ['miles', 'day', 'beforeMiles', 'afterMiles'] },
  /** ok: how much it is driven. look: too much for the time between two readings. */
  'odometer-plausibility': {
    section: 'odometer',
    ok: ['readings', 'milesPerYear'],
    look: ['fromMiles', 'fromDay', 'toMiles', 'toDay', 'milesPerYear'],
  },
  /** look: a reading that no car reaches; no other rule believes it. */
  'odometer-absurd': { section: 'odometer', look: ['miles', 'day'] },
  /** look: `miles` so few for a car of model year `year` that digits may be missing. */
  'odometer-too-low': { section: 'odometer', look: ['miles', 'day', 'year'] },
  /** One finding per odometer code. ok: `readings` that titles call actual. `code`: '69' to '77'. */
  'odometer-codes': { section: 'odometer', ok: ['readings'], look: ['code', 'day'], alert: ['code', 'day'] },
  /** ok: `readings` that auctions, sellers or yards call actual; no title is among them. */
  'odometer-called-actual': { section: 'odometer', ok: ['readings'] },
  /** ok: exempt by its age (`years`, 49 CFR 580.17). look: exempt, though it was not old enough, or its age is unknown. */
  'odometer-exempt': { section: 'odometer', ok: ['day', 'years'], look: ['day'] },
  /** The member's own reading against the last record. look: far too much for the time. alert: less than before. */
  'entered-mileage': {
    section: 'odometer',
    ok: ['miles', 'lastMiles', 'lastDay'],
    look: ['miles', 'lastMiles', 'lastDay'],
    alert: ['miles', 'lastMiles', 'lastDay', 'lessMiles'],
  },
  /** look: two sources read differently on one day. */
  'conflicting-readings': { section: 'odometer', look: ['day', 'lowMiles', 'highMiles'] },

  /** ok: `titles`, in at most two states at a time. look: many `states` (a list) within `months`. */
  'title-states': { section: 'title', ok: ['titles', 'states'], look: ['states', 'months', 'fromDay', 'toDay'] },
  /** ok: no brand among `titles`. */
  'no-title-brand': { section: 'brand', ok: ['titles'] },
  /** One finding per D.20 code, the worst first. ok: informational. look: serious or unknown to us. alert: severe. */
  'title-brand': {
    section: 'brand',
    ok: ['code', 'day', 'state', 'times'],
    look: ['code', 'day', 'state', 'times'],
    alert: ['code', 'day', 'state', 'times'],
    // 'yes' where `day` is one on which it was seen.
    also: ['seen'],
  },
  /** look: a later title of another state does not name the brand. alert: a later title says that it is clear. */
  'title-brand-missing-later': {
    section: 'brand',
    look: ['code', 'brandDay', 'brandState', 'laterDay', 'laterState'],
    alert: ['code', 'brandDay', 'brandState', 'laterDay', 'laterState'],
  },

  /** alert: `signals`, a list of `reported`, `brand`, `salvage`, `junk`, `paper`. look: of `severe`, `airbags`, `structural`, `rebuilt`. */
  'total-loss': { section: 'salvage', look: ['signals', 'day'], alert: ['signals', 'day'] },
  /** alert: junk and salvage `records`, the last of them with its `disposition` (or ''). */
  'salvage-records': { section: 'salvage', alert: ['records', 'lastDay', 'disposition'] },
  /**
   * `lots` at salvage auctions, the last on `day` ('yes' in `seen` where it was only seen then). `damage`, `zones`: lists of
   * all of them; `paper`, `runs`: of the last, or ''. look: nothing but wear or minor damage, and a clear title.
   */
  'salvage-auction': {
    section: 'salvage',
    look: ['lots', 'day', 'seen', 'damage', 'zones', 'paper', 'runs'],
    alert: ['lots', 'day', 'seen', 'damage', 'zones', 'paper', 'runs'],
  },
  /** alert: `records`, the first on `day`, of a car that was crushed, scrapped or sold for parts on `endDay`. */
  'seen-after-end': { section: 'salvage', alert: ['endDay', 'day', 'records'] },

  /** alert: reported stolen, and no record says that it was found. */
  'open-theft': { section: 'theft', alert: ['day', 'state'] },
  /** look: stolen and found again. */
  'recovered-theft': { section: 'theft', look: ['day', 'recoveredDay'] },
  /** ok: each of `liens` was released. look: `liens` without a release, the last one of `day`. */
  'open-lien': { section: 'theft', ok: ['liens'], look: ['liens', 'day'] },
  /** look: it left, or was meant to leave, the country. `country` of ISO 3166-1, or ''. */
  export: { section: 'theft', look: ['day', 'country'] },
  /** look: it was impounded `times` times. */
  impound: { section: 'theft', look: ['times', 'day'] },

  /** `worst`: 'minor', 'moderate', 'severe' or ''. `airbags`, `structural`: 'yes' or 'no record'. `impact`: a list. */
  damage: {
    section: 'damage',
    look: ['records', 'day', 'worst', 'airbags', 'structural', 'impact'],
    alert: ['records', 'day', 'worst', 'airbags', 'structural', 'impact'],
    // A list: what a salvage auction says was damaged.
    also: ['types'],
  },

  /** ok: `owners` since `fromDay`. look: one of them kept it for `months` only, from `shortDay`. */
  owners: { section: 'ownership', ok: ['owners', 'fromDay'], look: ['owners', 'fromDay', 'months', 'shortDay'] },
  /** One finding per `use` other than personal and lease. ok: all of `records` speak of personal use or lease. */
  'commercial-use': { section: 'ownership', ok: ['records'], look: ['use', 'day'] },
  /** ok: never more than `months` without a record. look: `months` between two records. */
  'record-gap': { section: 'ownership', ok: ['months'], look: ['months', 'fromDay', 'toDay'] },
  /** look: the first record is of `day`, `months` after the last cars of model year `year` were built. */
  'late-first-record': { section: 'ownership', look: ['months', 'day', 'year'] },
  /** look: `months` from the last record to the day of the report. */
  'silent-since': { section: 'ownership', look: ['months', 'fromDay'] },

  /** One finding per time on offer. `drops`: times that the price fell. `sold`: 'yes' or 'no record'. */
  'days-on-market': {
    section: 'market',
    ok: ['days', 'fromDay', 'toDay', 'drops', 'sold'],
    look: ['days', 'fromDay', 'toDay', 'drops', 'sold'],
  },
  /** ok: `auctions` in all. look: `auctions` within a year, from `fromDay` to `toDay`. `priced`: with a price. */
  auctions: {
    section: 'market',
    ok: ['auctions', 'priced', 'fromDay', 'toDay'],
    look: ['auctions', 'priced', 'fromDay', 'toDay'],
  },

  /** look: a seller's listing says `claims` (a list) of the car, first seen on `day`. */
  'listing-claims': { section: 'market', look: ['claims', 'day'] },

  /** The last inspection and the last emissions test. `test`: 'inspection' or 'emissions'. look: failed or advisory. */
  'failed-inspection': { section: 'service', ok: ['test', 'day'], look: ['test', 'day', 'result'] },

  /** One finding per `field` (a detail's key) of which a source says `words` that the model has none for, last on `day`. */
  'unread-odometer': { section: 'odometer', look: ['field', 'words', 'day'] },
  /** `words` is '' where a record tells of a brand and does not say which. */
  'unread-brand': { section: 'brand', look: ['field', 'words', 'day'] },
  'unread-loss': { section: 'salvage', look: ['field', 'words', 'day'] },
  'unread-damage': { section: 'damage', look: ['field', 'words', 'day'] },
  'unread-use': { section: 'ownership', look: ['field', 'words', 'day'] },
  'unread-claims': { section: 'market', look: ['field', 'words', 'day'] },
  'unread-result': { section: 'service', look: ['field', 'words', 'day'] },

  /** How many may apply; alert: of them, how many say not to drive it, or not to park it near a house. */
  recalls: { section: 'recall', look: ['recalls'], alert: ['recalls', 'parkIt', 'parkOutside'] },

  /** look: `records` are dated after the report's day, the first on `day`; no other rule believes them. */
  'future-record': { section: 'identity', look: ['records', 'day'] },
  /** look: a record from long before a car of model year `year` can have existed. */
  'record-before-built': { section: 'identity', look: ['records', 'day', 'year'] },
} as const satisfies Readonly<Record<string, RuleTerms>>;

export type RuleName = keyof typeof RULES;

/** The statuses that a rule can have. */
export type RuleStatus<Name extends RuleName> = Extract<keyof (typeof RULES)[Name], Status>;

/** The figures that a rule gives with a status. */
export type RuleFigures<Name extends RuleName, Of extends RuleStatus<Name>> = Readonly<
  Record<Extract<(typeof RULES)[Name][Of], readonly string[]>[number], string | number> &
    Partial<
      Record<
        (typeof RULES)[Name] extends { also: readonly (infer Also extends string)[] } ? Also : never,
        string | number
      >
    >
>;
