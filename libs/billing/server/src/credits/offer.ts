import type { CreditPayload } from '@vinlore/billing-domain';
import type { Brand, Plan, PlanProduct } from '@vinlore/brand';
import type { Translator } from '@vinlore/i18n';

/** Whether the member has enough credits to make one of the brand's main documents now. */
function canMake(brand: Pick<Brand, 'features'>, credits: CreditPayload): boolean {
  if (credits.credit > 0) return true;
  if (!brand.features.sticker) return credits.vhr_credit > 0 || credits.vhr_credit_subscription === 'Unlimited';
  return credits.sticker_credit === 'Unlimited' || credits.sticker_credit > 0;
}

const isBundle = (plan: Plan): plan is Extract<Plan, { kind: 'bundle' }> => plan.kind === 'bundle';

/** Offers the brand's smallest suitable bundle to a member without credits; offers nothing to one who has some. */
export function offerFor(
  brand: Pick<Brand, 'features' | 'plans'>,
  credits: CreditPayload,
  dealer: boolean,
  text: Translator,
): string | null {
  if (canMake(brand, credits)) return null;
  const product: PlanProduct = brand.features.sticker ? 'sticker' : 'report';
  const audience = dealer ? 'dealer' : 'user';
  const [bundle] = brand.plans
    .filter(isBundle)
    .filter((plan) => plan.product === product && plan.audience === audience)
    .sort((one, other) => one.credits - other.credits);
  if (!bundle || !brand.features[product]) return null;
  return text.t('credits.offer', {
    plan: bundle.name[text.language],
    price: text.money(bundle.price, bundle.currency),
  });
}
