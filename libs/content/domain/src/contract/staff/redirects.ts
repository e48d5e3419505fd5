import { endpoint, file, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { LINK_FAULTS } from '../../drafts/faults.ts';
import { safeLink } from '../../safe-link.ts';
import { contentAct } from './content-act.ts';

/** The end of a path that stands for all below it, and of a target that keeps the rest of what was asked for. */
export const REST = '/*';

const MALFORMED_REST = 'a pattern such as /old/*, with the star at its end';
/** A star is the end of a pattern, or there is none. */
const hasStarAtEnd = (path: string) => !path.replace(/(?<=.)\/\*$/, '').includes('*');

/**
 * A path that is to lead elsewhere, as sites before this one may have had it: any characters but those of a query; all
 * below it as well where it ends in `/*`. Kept as browsers ask for it, in lower case, since old links come in every
 * spelling.
 */
export const OldPathSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(200),
  v.regex(/^\/[^/\s?#\\][^\s?#\\]*$/u, 'a path such as /old-page.html'),
  v.transform((path) => new URL(path, 'https://example.com').pathname.toLowerCase().replace(/\/+$/, '')),
  v.minLength(2),
  v.maxLength(600),
  v.check(hasStarAtEnd, MALFORMED_REST),
);

/**
 * Where it leads: a path of the brand's site, with a query or an anchor where it needs one, or another site. A pattern's
 * target that ends in `/*` keeps the rest.
 */
export const RedirectTargetSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500),
  v.regex(/^(?:\/|https?:)/i, 'a path, or an address that begins with https://'),
  v.check((target) => safeLink(target, (path) => path) !== null, 'a path, or an address that begins with https://'),
  v.check((target) => !target.replace(/\/\*$/, '').includes('*'), MALFORMED_REST),
  // Behind a question mark or an anchor nothing of the path can follow.
  v.check((target) => !/[?#].*\*$/.test(target), MALFORMED_REST),
);

const RedirectSchema = v.object({
  path: v.string(),
  to: v.string(),
  temporary: v.boolean(),
  /** The page that had this path, and to which it leads wherever it goes; null: staff chose where. */
  page: v.nullable(v.string()),
  made_at: v.string(),
  /** What is wrong with where it leads; null: nothing, or it is another site, which nobody asks. */
  fault: v.nullable(v.picklist(LINK_FAULTS)),
});
/** A path of a brand's site that leads elsewhere. */
export type Redirect = v.InferOutput<typeof RedirectSchema>;

/** Lists a brand's redirects by their paths. */
export const staffRedirects = endpoint({
  name: 'content.staffRedirects',
  summary: 'The brand’s redirects by path, and where they lead.',
  method: 'GET',
  path: '/api-cwa/staff/content/redirects',
  encoding: 'query',
  auth: 'staff',
  permission: 'content',
  request: v.strictObject({
    /** A part of the path, or of where it leads. */
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
    /** Path after which to go on. */
    cursor: v.optional(v.pipe(v.string(), v.maxLength(600))),
  }),
  answers: {
    200: success('At most 50.', v.object({ redirects: v.array(RedirectSchema), more: v.boolean() })),
  },
});

/** Leads a path elsewhere; visitors are within a second. */
export const addRedirect = endpoint({
  ...contentAct,
  name: 'content.addRedirect',
  summary: 'Leads a path at which no page is elsewhere.',
  path: '/api-cwa/staff/content/redirect/add',
  request: v.strictObject({ path: OldPathSchema, to: RedirectTargetSchema, temporary: v.boolean() }),
  answers: {
    200: success('The redirect.', RedirectSchema),
    422: refusal('Something is at that path, or nothing where it should lead; the message says which.'),
  },
});

/** Ends a redirect: who comes by that path is told that nothing is there. */
export const endRedirect = endpoint({
  ...contentAct,
  name: 'content.endRedirect',
  summary: 'Ends a redirect.',
  path: '/api-cwa/staff/content/redirect/end',
  request: v.strictObject({ path: OldPathSchema }),
  answers: { 200: success('It has ended, or had before.', v.object({ path: v.string() })) },
});

/** Lines that one list may have. */
export const REDIRECT_LINES = 5_000;
/** The longest list, in characters: as many lines of 800. */
export const REDIRECT_LIST_LENGTH = 4_000_000;

/** Why a line says no redirect. */
export type RedirectLineFault = 'from' | 'to' | 'status' | 'twice';

const list = v.pipe(v.string(), v.maxLength(REDIRECT_LIST_LENGTH));
const listed = { line: v.number(), from: v.string(), to: v.string() };

const RedirectListSchema = v.object({
  /** Lines that are good and new. */
  count: v.number(),
  /** Lines that say what the brand has already. */
  there: v.number(),
  /** The first of the good ones. */
  good: v.array(v.object({ ...listed, temporary: v.boolean() })),
  /** Each line with a fault, and what it is in words. */
  faults: v.array(v.object({ ...listed, words: v.string() })),
});
/** What a list of redirects says. */
export type RedirectList = v.InferOutput<typeof RedirectListSchema>;

const listAct = {
  ...contentAct,
  bodyLimit: 4_194_304,
  request: v.strictObject({
    /** CSV: old path, new address, and 301 or 302 (301 where nothing is said). A line with names of columns is skipped. */
    list,
  }),
};
const noList = refusal('No list: it is empty, longer than 5,000 lines, or cannot be read. The message says which.');

/** Looks at a list of redirects, line by line. Changes nothing. */
export const checkRedirects = endpoint({
  ...listAct,
  name: 'content.checkRedirects',
  summary: 'What each line of a list of redirects would do, and what is wrong with it.',
  path: '/api-cwa/staff/content/redirects/check',
  answers: { 200: success('What the list says.', RedirectListSchema), 422: noList },
});

/** Adds all good lines of a list at once. */
export const importRedirects = endpoint({
  ...listAct,
  name: 'content.importRedirects',
  summary: 'Adds all redirects of a list that have no fault, in one go.',
  path: '/api-cwa/staff/content/redirects/import',
  answers: { 200: success('What was added, and what was not.', RedirectListSchema), 422: noList },
});

/** All redirects as a file, in the form in which a list is taken. */
export const redirectsFile = endpoint({
  name: 'content.redirectsFile',
  event: 'export.made',
  summary: 'The brand’s redirects as CSV.',
  method: 'GET',
  path: '/api-cwa/staff/content/redirects/csv',
  encoding: 'query',
  auth: 'staff',
  permission: 'content',
  recentProof: true,
  request: v.strictObject({}),
  answers: { 200: file('A line for each.', 'text/csv') },
});
