import { config } from './config.ts';
import { consentLog } from './consent-log.ts';
import { siteSettings } from './site-settings.ts';

import { status } from './status.ts';

/** Calls by which a client learns which brand it serves, and whether its services work. */
export const brandContract = { config, siteSettings, status };

/** The call that logs visitors' answers to the consent question. */
export const consentContract = { log: consentLog };
