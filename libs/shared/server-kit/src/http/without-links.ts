import { Reply } from '../server-module.ts';

/** Where the links of an answer lead in a read-only view: a page of the members area that says why. */
const VIEW_PAGE = '/members/view';

/** What a field is called that opens, pays or downloads something by itself. */
const OPENS = /(?:^|_)(?:url|link|html)s?$/i;
const SECRET = /(?:^|_)(?:key|token|secret|signature|secu_id)s?$/i;

/** Open to everybody who sees the paper. */
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
 * What a row answers staff who look at an account: the same without signed links and keys, which would open documents,
 * orders and invoices after the view has ended, and which no trail would know of. A field is judged by its name, so that a new
 * link is left out without a word.
 *
 * @example withoutLinks({ title: 'Camry', pdf_url: '/api-cwa/view_pdf?…' }) // { title: 'Camry', pdf_url: '/members/view' }
 */
export function withoutLinks(result: unknown): unknown {
  if (result instanceof Reply) return new Reply(walk(result.data, ''), result.message);
  // A file or a stream is no answer to who only looks; rows that give one are not viewable.
  return walk(result, '');
}
