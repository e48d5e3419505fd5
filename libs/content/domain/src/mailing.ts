import type { Language } from '@vinlore/brand';

/** The page that the link in the emails opens. */
export const MAILING_PATH = '/mailing';

/** Purposes an email can be signed up for; each sign-up is for one (docs/decisions.md §4). */
export const MAILING_PURPOSES = ['product-news'] as const;
export type MailingPurpose = (typeof MAILING_PURPOSES)[number];

/** A consent text; new wording is a new version, and old ones are kept. */
export interface ConsentText {
  readonly version: string;
  readonly text: Readonly<Record<Language, string>>;
}

/** The consent texts, current one last; `{brand}` is the brand's name. */
export const MAILING_CONSENT: Readonly<Record<MailingPurpose, readonly [ConsentText, ...ConsentText[]]>> = {
  'product-news': [
    {
      version: '2026-11-20',
      text: {
        en: 'Yes, {brand} may mail me when the product can do something new. At most once a month; every mail has a link to stop it.',
        es: 'Sí, {brand} puede escribirme cuando el producto tenga algo nuevo. Como mucho una vez al mes; cada correo trae un enlace para dejar de recibirlos.',
      },
    },
  ],
};

/** Returns the current consent text. */
export function currentConsent(purpose: MailingPurpose): ConsentText {
  const texts = MAILING_CONSENT[purpose];
  return texts[texts.length - 1] ?? texts[0];
}

/** Whether this consent text exists or ever existed. */
export function isConsentVersion(purpose: MailingPurpose, version: string): boolean {
  return MAILING_CONSENT[purpose].some((text) => text.version === version);
}
