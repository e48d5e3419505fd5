import { CONSENT_ANSWERS, CONSENT_VERSION, type ConsentAnswer } from '@vinlore/brand';

const COOKIE = 'consent';
/** Half a year: then the question is asked again. */
const KEPT_SECONDS = 182 * 24 * 60 * 60;

/** An answer, with the id under which it was logged. */
export interface Consent {
  readonly answer: ConsentAnswer;
  readonly id: string;
}

/** What holds for this visit. `unasked`: nobody has answered; `gpc`: the browser refuses for its user. */
export type ConsentState = ConsentAnswer | 'unasked' | 'gpc';

/** Where a browser says that its user does not want to be tracked. */
export interface PrivacySignals {
  readonly globalPrivacyControl?: boolean;
  /** `Server-Timing` of the page: the server names `gpc` there where the request said `Sec-GPC: 1`. */
  readonly timing?: readonly { readonly name: string }[];
}

/** The answer that a `document.cookie` holds, to the words in use; null where there is none. */
export function readConsent(cookies: string): Consent | null {
  const [version, answer, id] = /(?:^|; )consent=([^;]*)/.exec(cookies)?.[1]?.split('.') ?? [];
  const known = CONSENT_ANSWERS.find((each) => each === answer);
  return version === CONSENT_VERSION && known && id ? { answer: known, id } : null;
}

/** The cookie that keeps an answer, as `document.cookie` takes it. */
export function consentCookie({ answer, id }: Consent, secure: boolean): string {
  const value = `${COOKIE}=${CONSENT_VERSION}.${answer}.${id}`;
  return `${value}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** What holds: a browser's own refusal goes before any answer (docs/decisions.md §4). */
export function consentState(cookies: string, { globalPrivacyControl, timing = [] }: PrivacySignals): ConsentState {
  if (globalPrivacyControl || timing.some(({ name }) => name === 'gpc')) return 'gpc';
  return readConsent(cookies)?.answer ?? 'unasked';
}

/** What this page's browser says. */
export function privacySignals(): PrivacySignals {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { globalPrivacyControl = false } = navigator as PrivacySignals;
  return { globalPrivacyControl, timing: page?.serverTiming ?? [] };
}
