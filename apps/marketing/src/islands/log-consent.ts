import { createApiClient } from '@vinlore/api-client';
import { apiBase, CONSENT_VERSION, consentContract, type PublicBrand } from '@vinlore/brand';
import type { Consent } from '@vinlore/browser';

/** Logs an answer. Where that fails the answer holds all the same: what a visitor wants does not hang on our log. */
export async function logConsent(brand: PublicBrand, { answer, id }: Consent): Promise<void> {
  const call = createApiClient({
    base: apiBase(brand, window.location),
    site: brand.domain,
    cookies: () => document.cookie,
  });
  await call(consentContract.log, { consent_id: id, answer, text_version: CONSENT_VERSION }).catch(() => {});
}
