import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { DomainSchema, SiteSettingsSchema } from '../site.ts';

/** The site settings of a domain (spec §3, §7); stored by the client under `site_settings`. */
export const siteSettings = endpoint({
  name: 'brand.siteSettings',
  summary: 'Site settings of a domain.',
  method: 'POST',
  path: '/api-cwa/site_settings',
  aliases: ['/site_settings'],
  encoding: 'form',
  auth: 'none',
  site: true,
  request: v.strictObject({ domain: v.pipe(v.string(), v.maxLength(300), v.trim(), v.toLowerCase(), DomainSchema) }),
  answers: {
    200: success('The settings.', SiteSettingsSchema),
    404: refusal('The domain is not the one of this host.'),
  },
});
