import type { ConsentAnswer, PublicBrand } from '@vinlore/brand';
import {
  consentCookie,
  type ConsentState,
  consentState,
  forgetMeasurement,
  loadMeasurement,
  privacySignals,
  readConsent,
} from '@vinlore/browser';
import { pageData } from './page-data.ts';
import type { SiteData } from './island-root.tsx';

/** Shows the parts of the banner that belong to a state: what holds now, and what can be answered. */
function showState(banner: HTMLElement, state: ConsentState): void {
  for (const line of banner.querySelectorAll<HTMLElement>('[data-now]')) line.hidden = line.dataset.now !== state;
  for (const button of banner.querySelectorAll<HTMLElement>('[data-answer]')) button.hidden = state === 'gpc';
  banner.querySelector<HTMLElement>('[data-close]')!.hidden = state === 'unasked';
}

/** Keeps an answer here and in the log, and does what it says. */
async function keep(answer: ConsentAnswer, brand: PublicBrand): Promise<void> {
  const before = readConsent(document.cookie);
  // One id for all answers of one browser: the log then tells how they followed each other, and of whom it does not.
  const consent = { answer, id: before?.id ?? crypto.randomUUID() };
  document.cookie = consentCookie(consent, window.location.protocol === 'https:');
  if (answer === 'granted' && before?.answer !== 'granted') loadMeasurement(brand);
  const { logConsent } = await import('./log-consent.ts');
  await logConsent(brand, consent);
  if (answer === 'granted' || before?.answer !== 'granted') return;
  // What runs already can only be ended with its page.
  forgetMeasurement();
  window.location.reload();
}

/**
 * Brings the question of measurement to life: asks who has not answered and does not refuse by GPC, loads what is measured
 * with where the answer was yes, and opens again from the footer.
 */
export function mountConsent(banner: HTMLElement): void {
  const { brand } = pageData<SiteData>('site');
  const state = () => consentState(document.cookie, privacySignals());
  let opener: HTMLElement | null = null;
  const close = () => {
    banner.hidden = true;
    opener?.focus();
    opener = null;
  };
  const open = (from: HTMLElement | null) => {
    opener = from;
    showState(banner, state());
    banner.hidden = false;
    if (from) banner.focus();
  };
  banner.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button');
    if (!button) return;
    const { answer } = button.dataset;
    close();
    if (answer) void keep(answer as ConsentAnswer, brand);
  });
  banner.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && opener) close();
  });
  for (const link of document.querySelectorAll<HTMLElement>('[data-consent]')) {
    link.hidden = false;
    link.addEventListener('click', () => open(link));
  }
  const now = state();
  if (now === 'unasked') open(null);
  if (now === 'granted') loadMeasurement(brand);
}
