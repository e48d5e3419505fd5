import { config } from './config.ts';
import { siteSettings } from './site-settings.ts';

/** Calls by which a client learns which brand it serves. */
export const brandContract = { config, siteSettings };
