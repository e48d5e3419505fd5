import type { Language } from '@vinlore/brand';

/** The page that the mails' link opens. */
export const MAILING_PATH = '/mailing';

/** For what an email address may be left on a page; each address is for one of them (docs/decisions.md §4). */
export const MAILING_PURPOSES = ['product-news'] as const;
export type MailingPurpose = (typeof MAILING_PURPOSES)[number];

/** Words that stand beside a box; another wording is another version, and the older ones stay. */
export interface ConsentText {
  readonly version: string;
  readonly text: Readonly<Record<Language, string>>;
}

/** What visitors agreed to, the current wording last; `{brand}` is the brand's name. */
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

/** The wording that a box shows today. */
export function currentConsent(purpose: MailingPurpose): ConsentText {
  const texts = MAILING_CONSENT[purpose];
  return texts[texts.length - 1] ?? texts[0];
}

/** Whether there ever was such a wording. */
export function isConsentVersion(purpose: MailingPurpose, version: string): boolean {
  return MAILING_CONSENT[purpose].some((text) => text.version === version);
}
