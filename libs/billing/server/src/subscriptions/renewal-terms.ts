import type { RenewingPlan } from '@vinlore/billing-domain';
import type { Brand } from '@vinlore/brand';
import type { Language } from '@vinlore/i18n';
import type { RenewalTerms } from '../gateways/gateway.ts';

/** What a plan costs at each renewal, as gateways are told. @param language of what the member reads on the statement */
export const termsOf = (
  { name, price, currency, interval }: RenewingPlan,
  brand: Pick<Brand, 'name' | 'language'>,
  language: Language = brand.language,
): RenewalTerms => ({ interval, amount: price, currency, description: `${brand.name}: ${name[language]}` });
