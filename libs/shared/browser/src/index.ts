export { followScroll } from './follow-scroll.ts';
export {
  type Consent,
  consentCookie,
  type ConsentState,
  consentState,
  privacySignals,
  readConsent,
} from './consent/consent.ts';
export { type DeviceCopy, forgetDeviceCopy, isInstalled, readDeviceCopy, writeDeviceCopy } from './device-copy.ts';
export { draftAtom, forgetDrafts } from './draft-atom.ts';
export {
  type ConfigFollowing,
  followConfig,
  gspAtom,
  type IpData,
  ipDataAtom,
  isDealerAtom,
  showPopupAtom,
} from './helpers-state.ts';
export { keepAcross } from './keep-across.ts';
export { keepOffline } from './keep-offline.ts';
export { keepSecureId } from './keep-secure-id.ts';
export { holdLinkSecret, useLinkSecret } from './link-secret/link-secret.ts';
export { takeLinkSecret } from './link-secret/take-link-secret.ts';
export { type LocalStore, type Stored, type StoreKey, openLocalStore } from './local-store.ts';
export { forgetMeasurement, type MeasuredBrand, startMeasurement } from './measurement/measurement.ts';
export { plainQueries } from './plain-queries.ts';
export { printPdf } from './print-pdf.ts';
export { sendTelling } from './send-telling.ts';
export { readSite, type Site } from './site.ts';
export { createQueryClient, retryDelay, shouldRetry } from './query-client.ts';
export {
  configQuery,
  loadSiteSettings,
  type SettingsLoading,
  siteSettingsAtom,
  siteSettingsQuery,
  type StartUp,
} from './start-up.ts';
