import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { LINK_FAULTS } from '../../drafts/faults.ts';
import { safeLink } from '../../safe-link.ts';
import { contentAct } from './content-act.ts';

/**
 * A path that is to lead elsewhere, as sites before this one may have had it: any characters but those of a query. Kept
 * as browsers ask for it, in lower case, since old links come in every spelling.
 */
export const OldPathSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(200),
  v.regex(/^\/[^/\s?#\\][^\s?#\\]*$/u, 'a path such as /old-page.html'),
  v.transform((path) => new URL(path, 'https://example.com').pathname.toLowerCase().replace(/\/+$/, '')),
  v.minLength(2),
  v.maxLength(600),
);

/** Where it leads: a path of the brand's site, with a query or an anchor where it needs one, or another site. */
export const RedirectTargetSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500),
  v.regex(/^(?:\/|https?:)/i, 'a path, or an address that begins with https://'),
  v.check((target) => safeLink(target, (path) => path) !== null, 'a path, or an address that begins with https://'),
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
