import { brandContract, type BrandOfHost, type ServiceName, siteIdentifier } from '@vinlore/brand';
import { defineMessages } from '@vinlore/i18n';
import { defineModule, type Place, refuse } from '@vinlore/server-kit';
import { statusMigrations } from './status/service-days.ts';
import type { ServiceStatus } from './status/status.ts';
import countryToCurrency from 'country-to-currency';

/** Messages of the brand calls. */
export const brandMessages = defineMessages({
  en: { 'brand.otherDomain': 'This host serves another domain.' },
  es: () => Promise.resolve({ 'brand.otherDomain': 'Este servidor atiende otro dominio.' }),
});

const CURRENCIES: ReadonlyMap<string, string> = new Map(Object.entries(countryToCurrency));

/** A place with its currency (docs/decisions.md §4: `ip_data`); null for an invalid country code. */
function withCurrency(place: Place): (Place & { readonly currency: string }) | null {
  const currency = CURRENCIES.get(place.country);
  return currency === undefined ? null : { ...place, currency };
}

/** Returns the brand to a client (spec §1, §7). */
export function createBrandModule(brandOfHost: BrandOfHost, status: Pick<ServiceStatus, 'view'>) {
  return defineModule({
    name: 'brand',
    contract: brandContract,
    messages: brandMessages,
    migrations: statusMigrations,
    handlers: {
      config: (_input, { brand, place }) => ({
        name: brand.name,
        domain: siteIdentifier(brand),
        language: brand.language,
        spanish: brand.language === 'es',
        features: brand.features,
        support_email: brand.support_email,
        ip_data: place && withCurrency(place),
      }),
      siteSettings: ({ domain }, { brand, text }) =>
        brandOfHost(domain)?.key === brand.key ? brand.settings : refuse(404, text.t('brand.otherDomain')),
      // A brand that doesn't sell reports or stickers doesn't speak of them.
      status: async (_input, { brand }) => {
        const { at, services } = await status.view();
        const isOffered = (name: ServiceName) =>
          (name !== 'stickers' || brand.features.sticker) && (name !== 'reports' || brand.features.report);
        return { at, services: services.filter(({ name }) => isOffered(name)) };
      },
    },
  });
}
