import { brandContract, type BrandOfHost, siteIdentifier } from '@vinlore/brand';
import { defineMessages } from '@vinlore/i18n';
import { defineSlice, refuse } from '@vinlore/server-kit';

/** What the brand calls answer in words. */
export const brandMessages = defineMessages({
  en: { 'brand.otherDomain': 'This host serves another domain.' },
  es: () => Promise.resolve({ 'brand.otherDomain': 'Este servidor atiende otro dominio.' }),
});

/** Tells a client which brand it serves (spec §1, §7). */
export function createBrandSlice(brandOfHost: BrandOfHost) {
  return defineSlice({
    name: 'brand',
    contract: brandContract,
    messages: brandMessages,
    handlers: {
      config: (_input, { brand }) => ({
        name: brand.name,
        domain: siteIdentifier(brand),
        language: brand.language,
        spanish: brand.language === 'es',
        features: brand.features,
        support_email: brand.support_email,
        ip_data: null,
      }),
      siteSettings: ({ domain }, { brand, text }) =>
        brandOfHost(domain)?.key === brand.key ? brand.settings : refuse(404, text.t('brand.otherDomain')),
    },
  });
}
