import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { composeLetter, inOwnWords, type Letter } from '@vinlore/mail';
import type { Place } from '@vinlore/server-kit';
import { type Addressee, pageOf } from '../letters.ts';
import type { Device } from './device.ts';

/** Details of a sign-in for the notification. */
export interface NewSignIn {
  readonly device: Device;
  /** Approximate location; null if unknown. */
  readonly place: Place | null;
  readonly at: Date;
}

/** Notifies the owner of an account about a sign-in from a new browser (OWASP ASVS 5.0 V6.3.5). */
export function newDeviceLetter(addressee: Addressee, { device, place, at }: NewSignIn): Letter {
  const { brand, text, to } = inOwnWords(addressee);
  const { language } = text;
  const { browser, system } = device;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(
    at,
  );
  const country = place && new Intl.DisplayNames([language], { type: 'region' }).of(place.country);
  const values = {
    brand: brand.name,
    support: brand.support_email,
    time: `${time} UTC`,
    device:
      browser && system
        ? text.t('account.device', { browser, system })
        : browser || system || text.t('account.newDeviceUnknown'),
    place: country ?? text.t('account.newDeviceUnknown'),
    reset: pageOf(addressee, MEMBERS_PATHS.forgotPassword),
  };
  return composeLetter({
    brand,
    language,
    to,
    subject: text.t('account.newDeviceSubject', values),
    paragraphs: ['account.newDeviceBody', 'account.newDeviceYou', 'account.newDeviceNotYou'].map((key) =>
      text.t(key, values),
    ),
    action: {
      label: text.t('account.newDeviceAction'),
      href: pageOf(addressee, MEMBERS_PATHS.security),
    },
  });
}
