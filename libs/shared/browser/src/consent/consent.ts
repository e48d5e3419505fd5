import { CONSENT_ANSWERS, CONSENT_VERSION, type ConsentAnswer } from '@vinlore/brand';

const COOKIE = 'consent';
/** Half a year: then we ask again. */
const KEPT_SECONDS = 182 * 24 * 60 * 60;

/** An answer, with the id under which it was logged. */
export interface Consent {
  readonly answer: ConsentAnswer;
  readonly id: string;
}

/** The consent in force for this visit. `unasked`: no answer yet; `gpc`: the browser refuses on its user's behalf. */
export type ConsentState = ConsentAnswer | 'unasked' | 'gpc';

/** Where a browser signals that its user does not want to be tracked. */
export interface PrivacySignals {
  readonly globalPrivacyControl?: boolean;
  /** The page's `Server-Timing`: the server adds `gpc` if the request had `Sec-GPC: 1`. */
  readonly timing?: readonly { readonly name: string }[];
}

/** Parses the answer in `document.cookie` to the current version of the text; null if there is none. */
export function readConsent(cookies: string): Consent | null {
  const [version, answer, id] = /(?:^|; )consent=([^;]*)/.exec(cookies)?.[1]?.split('.') ?? [];
  const known = CONSENT_ANSWERS.find((each) => each === answer);
  return version === CONSENT_VERSION && known && id ? { answer: known, id } : null;
}

/** Returns the cookie that stores an answer, in the format of `document.cookie`. */
export function consentCookie({ answer, id }: Consent, secure: boolean): string {
  const value = `${COOKIE}=${CONSENT_VERSION}.${answer}.${id}`;
  return `${value}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Returns the consent in force: the browser's own refusal overrides any answer (docs/decisions.md §4). */
export function consentState(cookies: string, { globalPrivacyControl, timing = [] }: PrivacySignals): ConsentState {
  if (globalPrivacyControl || timing.some(({ name }) => name === 'gpc')) return 'gpc';
  return readConsent(cookies)?.answer ?? 'unasked';
}

/** Reads the signals of the current page and browser. */
export function privacySignals(): PrivacySignals {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { globalPrivacyControl = false } = navigator as PrivacySignals;
  return { globalPrivacyControl, timing: page?.serverTiming ?? [] };
}
