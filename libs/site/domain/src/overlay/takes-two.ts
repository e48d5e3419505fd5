import { DOMAINS_KEY } from './fields.ts';

/** Scripts of others that run on visitors' pages. Switching one off takes one person: somebody may have to be quick. */
const RUNS_CODE: readonly string[] = [
  'settings.clarity',
  'settings.google_analytics',
  'settings.google_tag',
  'tag_host',
  'livechat_license',
];

/** How much one person may give; lowering it takes one person. */
const LIMITS: readonly string[] = ['refund_limit', 'refund_daily_limit', 'credit_daily_limit'];

/**
 * Whether a change of a brand's key takes a second owner (ADR 27): what runs code on visitors' pages, where visitors'
 * messages go, the domains, the members' gate when it is switched off, and limits when they are raised.
 *
 * @param before the value that counts now
 * @param after the value that will count; the file's, where the key goes back to it
 */
export function takesTwoOwners(key: string, before: unknown, after: unknown): boolean {
  if (before === after) return false;
  // Links in letters, cookies and calls with cookies follow the domains: another one's owner could read them all.
  if (key === DOMAINS_KEY) return JSON.stringify(before) !== JSON.stringify(after);
  if (RUNS_CODE.includes(key)) return after !== '';
  if (LIMITS.includes(key)) return Number(after) > Number(before);
  if (key === 'settings.security') return after === 'disabled';
  return key === 'support_email';
}
