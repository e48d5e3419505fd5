import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { FeaturesSchema, LanguageSchema } from '../site.ts';

/** Host-specific configuration, requested at startup (spec §1, §7); stored by the client under `config`. */
export const config = endpoint({
  name: 'brand.config',
  summary: 'Host-specific configuration of the brand that the host names.',
  method: 'GET',
  path: '/api/config',
  encoding: 'none',
  auth: 'none',
  site: true,
  request: v.strictObject({}),
  answers: {
    200: success(
      'The configuration.',
      v.object({
        name: v.string(),
        domain: v.string(),
        language: LanguageSchema,
        /** Set on the Spanish-language host (spec §7). */
        spanish: v.boolean(),
        features: FeaturesSchema,
        support_email: v.string(),
        /** The visitor's location as derived from their IP address; null if unknown (docs/decisions.md §4). */
        ip_data: v.nullable(v.object({ country: v.string(), region: v.nullable(v.string()), currency: v.string() })),
      }),
    ),
  },
});
