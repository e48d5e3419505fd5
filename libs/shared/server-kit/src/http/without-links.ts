import { Reply } from '../server-module.ts';

/** Replacement for links in a read-only view: a page of the members area that explains why. */
const VIEW_PAGE = '/members/view';

/** Names of fields that open, pay for or download something by themselves. */
const OPENS = /(?:^|_)(?:url|link|html)s?$/i;
const SECRET = /(?:^|_)(?:key|token|secret|signature|secu_id)s?$/i;

/** Public to anyone who sees the document. */
const PUBLIC = 'verify_url';

function walk(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((each) => walk(each, name));
  if (value !== null && typeof value === 'object' && !(value instanceof Date))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, walk(each, key)]));
  if (typeof value !== 'string' || name === PUBLIC) return value;
  if (SECRET.test(name)) return '';
  return OPENS.test(name) ? VIEW_PAGE : value;
}

/**
 * Returns a response for staff viewing an account: without signed links and keys, which would open documents, orders
 * and invoices after the view has ended, bypassing the audit log. Fields are matched by name, so a new link is removed
 * by default.
 *
 * @example withoutLinks({ title: 'Camry', pdf_url: '/api-cwa/view_pdf?…' }) // { title: 'Camry', pdf_url:
 * '/members/view' }
 */
export function withoutLinks(result: unknown): unknown {
  if (result instanceof Reply) return new Reply(walk(result.data, ''), result.message);
  // A file or a stream can't be viewed; rows that return one are not viewable.
  return walk(result, '');
}
