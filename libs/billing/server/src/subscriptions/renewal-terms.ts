import type { RenewingPlan } from '@vinlore/billing-domain';
import type { Brand } from '@vinlore/brand';
import type { Language } from '@vinlore/i18n';
import type { RenewalTerms } from '../gateways/gateway.ts';

/** The price of a plan at each renewal, for gateways. @param language language of the statement text */
export const termsOf = (
  { name, price, currency, interval }: RenewingPlan,
  brand: Pick<Brand, 'name' | 'language'>,
  language: Language = brand.language,
): RenewalTerms => ({ interval, amount: price, currency, description: `${brand.name}: ${name[language]}` });
