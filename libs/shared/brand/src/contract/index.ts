import { config } from './config.ts';
import { consentLog } from './consent-log.ts';
import { siteSettings } from './site-settings.ts';

/** Calls by which a client learns which brand it serves. */
export const brandContract = { config, siteSettings };

/** The call that logs visitors' answers to the consent question. */
export const consentContract = { log: consentLog };
