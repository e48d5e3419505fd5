import { endpoint, file, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { LINK_FAULTS } from '../../drafts/faults.ts';
import { safeLink } from '../../safe-link.ts';
import { contentAct } from './content-act.ts';

/**
 * The suffix of a pattern: in a path it matches everything below, in a target it keeps the rest of the requested path.
 */
export const REST = '/*';

const MALFORMED_REST = 'a pattern such as /old/*, with the star at its end';
/** Whether a star occurs only at the end of a pattern. */
const hasStarAtEnd = (path: string) => !path.replace(/(?<=.)\/\*$/, '').includes('*');

/**
 * A path to redirect. Old sites may have had any characters except those that start a query; a trailing `/*` matches
 * everything below. Stored percent-encoded and in lowercase, since old links come in any spelling.
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
 * The target: a path of the brand's site with an optional query or anchor, or a URL of another site. In a pattern, a
 * trailing `/*` keeps the rest.
 */
export const RedirectTargetSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500),
  v.regex(/^(?:\/|https?:)/i, 'a path, or an address that begins with https://'),
  v.check((target) => safeLink(target, (path) => path) !== null, 'a path, or an address that begins with https://'),
  v.check((target) => !target.replace(/\/\*$/, '').includes('*'), MALFORMED_REST),
  // The rest of a path can't follow a query or anchor.
  v.check((target) => !/[?#].*\*$/.test(target), MALFORMED_REST),
);

const RedirectSchema = v.object({
  path: v.string(),
  to: v.string(),
  temporary: v.boolean(),
  /** The page that had this path, and which the redirect follows; null if staff set the target. */
  page: v.nullable(v.string()),
  made_at: v.string(),
  /** The error of the target; null if it works, or if it's external and therefore not checked. */
  fault: v.nullable(v.picklist(LINK_FAULTS)),
});
/** A redirect of a path of the brand's site. */
export type Redirect = v.InferOutput<typeof RedirectSchema>;

/** Lists a brand's redirects by path. */
export const staffRedirects = endpoint({
  name: 'content.staffRedirects',
  summary: 'The brand’s redirects by path, and where they lead.',
  method: 'GET',
  path: '/api-cwa/staff/content/redirects',
  encoding: 'query',
  auth: 'staff',
  permission: 'content',
  request: v.strictObject({
    /** Part of the path or the target. */
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
    /** Path to continue after. */
    cursor: v.optional(v.pipe(v.string(), v.maxLength(600))),
  }),
  answers: {
    200: success('At most 50.', v.object({ redirects: v.array(RedirectSchema), more: v.boolean() })),
  },
});

/** Adds a redirect; it's live within a second. */
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

/** Deletes a redirect; its path returns 404. */
export const endRedirect = endpoint({
  ...contentAct,
  name: 'content.endRedirect',
  summary: 'Ends a redirect.',
  path: '/api-cwa/staff/content/redirect/end',
  request: v.strictObject({ path: OldPathSchema }),
  answers: { 200: success('It has ended, or had before.', v.object({ path: v.string() })) },
});

/** Maximum number of lines in a list. */
export const REDIRECT_LINES = 5_000;
/** Maximum length of a list in characters: that many lines of 800 characters. */
export const REDIRECT_LIST_LENGTH = 4_000_000;

/** Why a line isn't a valid redirect. */
export type RedirectLineFault = 'from' | 'to' | 'status' | 'twice';

const list = v.pipe(v.string(), v.maxLength(REDIRECT_LIST_LENGTH));
const listed = { line: v.number(), from: v.string(), to: v.string() };

const RedirectListSchema = v.object({
  /** Number of valid new lines. */
  count: v.number(),
  /** Number of lines that already exist. */
  there: v.number(),
  /** The first of the valid lines. */
  good: v.array(v.object({ ...listed, temporary: v.boolean() })),
  /** Lines with errors, and the error as text. */
  faults: v.array(v.object({ ...listed, words: v.string() })),
});
/** The result of reading a list of redirects. */
export type RedirectList = v.InferOutput<typeof RedirectListSchema>;

const listAct = {
  ...contentAct,
  bodyLimit: 4_194_304,
  request: v.strictObject({
    /** CSV: old path, new URL, and 301 or 302 (default 301). A header line is skipped. */
    list,
  }),
};
const noList = refusal('No list: it is empty, longer than 5,000 lines, or cannot be read. The message says which.');

/** Checks a list of redirects line by line. Changes nothing. */
export const checkRedirects = endpoint({
  ...listAct,
  name: 'content.checkRedirects',
  summary: 'What each line of a list of redirects would do, and what is wrong with it.',
  path: '/api-cwa/staff/content/redirects/check',
  answers: { 200: success('What the list says.', RedirectListSchema), 422: noList },
});

/** Adds all valid lines of a list in one transaction. */
export const importRedirects = endpoint({
  ...listAct,
  name: 'content.importRedirects',
  summary: 'Adds all redirects of a list that have no fault, in one go.',
  path: '/api-cwa/staff/content/redirects/import',
  answers: { 200: success('What was added, and what was not.', RedirectListSchema), 422: noList },
});

/** Exports all redirects in the format of an import. */
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
