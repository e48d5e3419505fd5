import { createApiClient } from '@vinlore/api-client';
import { apiBase, CONSENT_VERSION, type ConsentAnswer, consentContract, type PublicBrand } from '@vinlore/brand';
import { type Consent, consentCookie, forgetMeasurement, readConsent } from '@vinlore/browser';
import type { SiteData } from './island-root.tsx';
import { measure } from './measure.ts';
import { pageData } from './page-data.ts';

/** Logs an answer. Where that fails the answer holds all the same: what a visitor wants does not hang on our log. */
async function log(brand: PublicBrand, { answer, id }: Consent): Promise<void> {
  const call = createApiClient({
    base: apiBase(brand, window.location),
    site: brand.domain,
    cookies: () => document.cookie,
  });
  await call(consentContract.log, { consent_id: id, answer, text_version: CONSENT_VERSION }).catch(() => {});
}

/** Keeps an answer here and in the log, and does what it says. */
export async function answerConsent(answer: ConsentAnswer): Promise<void> {
  const before = readConsent(document.cookie);
  // One id for all answers of one browser: the log then tells how they followed each other, and of whom it does not.
  const consent = { answer, id: before?.id ?? crypto.randomUUID() };
  document.cookie = consentCookie(consent, window.location.protocol === 'https:');
  if (answer === 'granted' && before?.answer !== 'granted') measure();
  await log(pageData<SiteData>('site').brand, consent);
  if (answer === 'granted' || before?.answer !== 'granted') return;
  // What runs already can only be ended with its page.
  forgetMeasurement();
  window.location.reload();
}
