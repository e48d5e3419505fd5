import { DOMAINS_KEY } from './fields.ts';

/** Third-party scripts on visitors' pages. One person can turn them off, since that may be urgent. */
const RUNS_CODE: readonly string[] = [
  'settings.clarity',
  'settings.google_analytics',
  'settings.google_tag',
  'tag_host',
  'livechat_license',
];

/** Limits per person; one person can lower them. */
const LIMITS: readonly string[] = ['refund_limit', 'refund_daily_limit', 'credit_daily_limit'];

/**
 * Whether a change needs a second owner's approval (ADR 27): code on visitors' pages, where visitors' messages go,
 * domains, turning off the members' gate, and raising limits.
 *
 * @param before the current value
 * @param after the new value; the file's if the key is reset
 */
export function takesTwoOwners(key: string, before: unknown, after: unknown): boolean {
  if (before === after) return false;
  // Links in emails, cookies, and credentialed calls follow the domains: the owner of another one could read them all.
  if (key === DOMAINS_KEY) return JSON.stringify(before) !== JSON.stringify(after);
  if (RUNS_CODE.includes(key)) return after !== '';
  if (LIMITS.includes(key)) return Number(after) > Number(before);
  if (key === 'settings.security') return after === 'disabled';
  return key === 'support_email';
}
