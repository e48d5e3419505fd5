import { parseArgs } from 'node:util';
import {
  CouponCodeField,
  type CouponTerms,
  couponTermsMessages,
  judgeTerms,
  sayTermsFault,
  TERM_OF_FAULT,
  type TermsFault,
} from '@vinlore/billing-domain';
import { type CouponInUse, couponsOf, type CouponToCreate, createCoupon, endCoupon } from '@vinlore/billing-server';
import type { Brand } from '@vinlore/brand';
import { createTranslator } from '@vinlore/i18n';
import * as v from 'valibot';
import { withHelp } from './command.ts';
import type { Product } from '../product.ts';
import { type Outcome, printOutcome } from './outcome.ts';
import { withProduct } from './with-product.ts';

const USAGE = `Usage: npm run coupon -- create --brand KEY --code CODE (--percent N | --amount CENTS) [limits]
       npm run coupon -- list   --brand KEY
       npm run coupon -- end    --brand KEY --code CODE
Limits: --plans ID,ID  only these plans                --first      first purchases only
        --from DAY     first day (YYYY-MM-DD)          --until DAY  last day
        --uses N       maximum total uses              --each N     maximum uses per person
Days are in UTC. A code can never be reused.
`;

const TEXT = { type: 'string' } as const;
const OPTIONS = {
  brand: TEXT,
  code: TEXT,
  percent: TEXT,
  amount: TEXT,
  plans: TEXT,
  first: { type: 'boolean' },
  from: TEXT,
  until: TEXT,
  uses: TEXT,
  each: TEXT,
} as const;
type Values = { readonly [Name in keyof typeof OPTIONS]?: Name extends 'first' ? boolean : string };

/** The input is invalid, as the message explains. */
class Mistake extends Error {}

const DAY_MS = 86_400_000;

/** The option that sets a term. */
const OPTION_OF: Readonly<Record<keyof CouponTerms, keyof typeof OPTIONS>> = {
  percent: 'percent',
  amount: 'amount',
  plans: 'plans',
  first_purchase: 'first',
  starts_at: 'from',
  ends_at: 'until',
  uses_in_all: 'uses',
  uses_per_person: 'each',
};

/** Parses a number: `NaN` if invalid, null if missing. */
function whole(typed: string | undefined): number | null {
  if (typed === undefined) return null;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : NaN;
}

function day(name: string, typed: string | undefined): number | null {
  if (typed === undefined) return null;
  const start = /^\d{4}-\d\d-\d\d$/.test(typed) ? Date.parse(`${typed}T00:00:00Z`) : NaN;
  // February 30 would be parsed as March 2.
  const real = !Number.isNaN(start) && new Date(start).toISOString().startsWith(typed);
  if (!real) throw new Mistake(`--${name} must be a date such as 2026-12-31.`);
  return start;
}

/** Parses the terms. An amount has one currency, so it needs plans: the given ones, or all. */
function termsOf(brand: Brand, values: Values): CouponTerms {
  const [from, until] = [day('from', values.from), day('until', values.until)];
  const amount = whole(values.amount);
  const plans = values.plans?.split(',') ?? null;
  return {
    percent: whole(values.percent),
    amount,
    plans: plans ?? (amount === null ? null : brand.plans.map(({ id }) => id)),
    first_purchase: values.first ?? false,
    starts_at: from === null ? null : new Date(from),
    ends_at: until === null ? null : new Date(until + DAY_MS),
    uses_in_all: whole(values.uses),
    uses_per_person: whole(values.each),
  };
}

/** Errors in the terms, by option; for plans, with the available ones. */
function mistakeOf(brand: Brand, terms: CouponTerms, [fault]: readonly TermsFault[]): Mistake {
  const said = sayTermsFault(createTranslator('en', couponTermsMessages.en), fault!, terms, brand.plans);
  const plans = fault === 'noPlan' ? ` Plans: ${brand.plans.map(({ id }) => id).join(', ')}.` : '';
  return new Mistake(`--${OPTION_OF[TERM_OF_FAULT[fault!]]}: ${said}${plans}`);
}

function couponOf(brand: Brand, code: string, values: Values, now: Date): CouponToCreate {
  const terms = termsOf(brand, values);
  const judged = judgeTerms(terms, brand.plans, now);
  if ('faults' in judged) throw mistakeOf(brand, terms, judged.faults);
  return { ...terms, ...judged.discount, brand: brand.key, code };
}

function lineOf(coupon: CouponInUse, now: Date): string {
  const { starts_at, ends_at, plans } = coupon;
  const over = ends_at !== null && ends_at <= now;
  const lastDay = ends_at && new Date(ends_at.getTime() - 1).toISOString().slice(0, 10);
  const said = [
    coupon.percent === null ? `${coupon.amount} ${coupon.currency} off` : `${coupon.percent} % off`,
    `used ${coupon.used}${coupon.uses_in_all === null ? '' : ` of ${coupon.uses_in_all}`}`,
    ...(coupon.uses_per_person === null ? [] : [`${coupon.uses_per_person} per person`]),
    ...(coupon.first_purchase ? ['first purchase'] : []),
    ...(starts_at && starts_at > now ? [`from ${starts_at.toISOString().slice(0, 10)}`] : []),
    ...(lastDay ? [over ? `ended ${ends_at.toISOString()}` : `until ${lastDay}`] : []),
    ...(plans ? [`plans ${plans.join(',')}`] : []),
  ];
  return `${coupon.code}  ${said.join('  ')}\n`;
}

async function carryOut(
  { brands, database, clock }: Pick<Product, 'brands' | 'database' | 'clock'>,
  args: readonly string[],
): Promise<string> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  const [action = ''] = positionals;
  if (!['create', 'list', 'end'].includes(action) || positionals.length !== 1)
    throw new Mistake('Use create, list, or end.');
  const brand = brands.find(({ key }) => key === values.brand);
  if (!brand) throw new Mistake(`--brand takes ${brands.map(({ key }) => key).join(', ')}.`);
  const now = clock();
  if (action === 'list') {
    const lines = (await couponsOf(database, brand.key)).map((coupon) => lineOf(coupon, now));
    return lines.join('') || 'No coupons.\n';
  }
  const code = v.safeParse(CouponCodeField, values.code);
  if (!code.success) throw new Mistake('--code must be 2 to 40 letters, digits, and hyphens.');
  if (action === 'end') {
    if (!(await endCoupon(database, { brand: brand.key, code: code.output }, now)))
      throw new Mistake(`${brand.key} has no active coupon ${code.output}.`);
    return `Ended ${code.output}. Orders already started with it keep the discount.\n`;
  }
  if (!(await createCoupon(database, couponOf(brand, code.output, values, now), now)))
    throw new Mistake(`${brand.key} already has or had a coupon ${code.output}. Choose another code.`);
  return `Created ${code.output} (${brand.key}).\n`;
}

/** Executes the command. */
export async function workCoupons(
  product: Pick<Product, 'brands' | 'database' | 'clock'>,
  args: readonly string[],
): Promise<Outcome> {
  try {
    return { code: 0, words: await carryOut(product, args) };
  } catch (error) {
    // `parseArgs` throws TypeErrors with messages for the user.
    const typed = error instanceof Mistake || (error instanceof TypeError && 'code' in error);
    if (!typed) throw error;
    return { code: 2, words: `${error.message}\n\n${USAGE}` };
  }
}

/** `npm run coupon`: creates, lists, and ends coupons. */
export const coupon = withHelp(USAGE, (args) =>
  withProduct(async (product) => printOutcome(await workCoupons(product, args))),
);
