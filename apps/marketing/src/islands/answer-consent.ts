import { createApiClient } from '@vinlore/api-client';
import { apiBase, CONSENT_VERSION, type ConsentAnswer, consentContract, type PublicBrand } from '@vinlore/brand';
import { type Consent, consentCookie, forgetMeasurement, readConsent } from '@vinlore/browser';
import type { SiteData } from './island-root.tsx';
import { measure } from './measure.ts';
import { pageData } from './page-data.ts';

/** Logs a consent choice. The choice applies even if logging fails. */
async function log(brand: PublicBrand, { answer, id }: Consent): Promise<void> {
  const call = createApiClient({
    base: apiBase(brand, window.location),
    site: brand.domain,
    cookies: () => document.cookie,
  });
  await call(consentContract.log, { consent_id: id, answer, text_version: CONSENT_VERSION }).catch(() => {});
}

/** Stores a choice here and in the log, and applies it. */
export async function answerConsent(answer: ConsentAnswer): Promise<void> {
  const before = readConsent(document.cookie);
  // One id per browser links its successive choices in the log without identifying the visitor.
  const consent = { answer, id: before?.id ?? crypto.randomUUID() };
  document.cookie = consentCookie(consent, window.location.protocol === 'https:');
  if (answer === 'granted' && before?.answer !== 'granted') measure();
  await log(pageData<SiteData>('site').brand, consent);
  if (answer === 'granted' || before?.answer !== 'granted') return;
  // Scripts that already run can only be stopped by reloading.
  forgetMeasurement();
  window.location.reload();
}
