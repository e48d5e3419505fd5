import type { Brand } from '@vinlore/brand';
import { OldPathSchema, type RedirectLineFault, REDIRECT_LINES, RedirectTargetSchema } from '@vinlore/content-domain';
import { type CsvRow, ImportError, listRows } from '@vinlore/server-kit';
import * as v from 'valibot';
import type { LeadingPath } from '../redirects/redirect-lookup.ts';

/** A line of a list as written, and its parsed values. */
export interface RedirectLine {
  /** One-based line number. */
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly read: LeadingPath | RedirectLineFault;
}

/** Why the text isn't a valid list. */
type RedirectListFault = 'empty' | 'tooMany' | 'unreadable';

const LONGEST = 700;
const TEMPORARY: Readonly<Record<string, boolean>> = { '': false, '301': false, '302': true };

/** Turns the brand's own URLs into paths, since other systems export them with the host. */
function withoutOwnHost(written: string, { domains }: Pick<Brand, 'domains'>): string {
  if (!/^https?:\/\//i.test(written) || !URL.canParse(written)) return written;
  const { hostname, pathname, search, hash } = new URL(written);
  return domains.includes(hostname.replace(/^www\./, '')) ? pathname + search + hash : written;
}

const isAddress = (field: string | undefined) => /^\s*(?:\/|https?:)/i.test(field ?? '');

/** The first line is a header if neither of its first two fields is a URL or path. */
const isHeader = ({ fields: [from, to] }: CsvRow) => !isAddress(from) && !isAddress(to);

function readLine({ fields }: CsvRow, brand: Brand): Omit<RedirectLine, 'line'> {
  const [from = '', to = '', status = ''] = fields.map((field) => withoutOwnHost(field.trim(), brand));
  const written = { from: from.slice(0, LONGEST), to: to.slice(0, LONGEST) };
  const path = v.safeParse(OldPathSchema, from);
  const target = v.safeParse(RedirectTargetSchema, to);
  const temporary = TEMPORARY[status];
  if (!path.success) return { ...written, read: 'from' };
  if (!target.success) return { ...written, read: 'to' };
  if (temporary === undefined) return { ...written, read: 'status' };
  return { ...written, read: { path: path.output, to: target.output, temporary } };
}

/** Parses a list of redirects: CSV of old path, new URL, and 301 or 302; detects the delimiter. */
export async function readRedirects(text: string, brand: Brand): Promise<readonly RedirectLine[] | RedirectListFault> {
  const lines: RedirectLine[] = [];
  const first = new Map<string, number>();
  try {
    for await (const row of listRows(text)) {
      if (lines.length === 0 && row.line === 1 && isHeader(row)) continue;
      if (lines.length === REDIRECT_LINES) return 'tooMany';
      const line = { line: row.line, ...readLine(row, brand) };
      const path = typeof line.read === 'string' ? null : line.read.path;
      lines.push(path !== null && first.has(path) ? { ...line, read: 'twice' } : line);
      if (path !== null) first.set(path, row.line);
    }
  } catch (error) {
    if (error instanceof ImportError) return 'unreadable';
    throw error;
  }
  return lines.length === 0 ? 'empty' : lines;
}
