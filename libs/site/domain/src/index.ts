export {
  type SiteField,
  type SitePlanned,
  SiteRefusedSchema,
  type SiteState,
  type SiteValue,
} from './contract/brand-values.ts';
export type { SiteChange } from './contract/changes.ts';
export type { DomainName } from './contract/check-domain.ts';
export { MAIL_REASON_LENGTH, MailRefusedSchema } from './contract/mails/change-mail.ts';
export type { MailFault, MailWords, SiteMail, SiteMailText, SiteMailView } from './contract/mails/mail-view.ts';
export { siteContract } from './contract/index.ts';
export { KEY_LENGTH, keyOfName, type NewBrand, newBrand, NewBrandSchema, renamed } from './new-brand/new-brand.ts';
export {
  DOMAINS_KEY,
  EVERY_YEAR,
  isLegalPage,
  isLook,
  keyOfFault,
  LOGO_KEY,
  mailTextKey,
  mailTextOf,
  OVERLAY_FIELDS,
  PLANNED_KEYS,
  PLANS_KEY,
  SITE_KEYS,
  VALUE_LENGTH,
} from './overlay/fields.ts';
export {
  type OverlayFault,
  faultOfValue,
  lookFaults,
  type Overlaid,
  overlaid,
  type OverlayEntry,
  type ValueFault,
} from './overlay/overlaid.ts';
export { takesTwoOwners } from './overlay/takes-two.ts';
export { settingAt, withValue } from './overlay/values.ts';
