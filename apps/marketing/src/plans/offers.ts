import { type Audience, AudienceSchema, type PlanProduct } from '@vinlore/brand';
import { billingContract, type PlanOffer } from '@vinlore/billing-domain';
import type { Call } from '@vinlore/contract';
import type { Page } from '@vinlore/content-domain';

/** Offers of a product by audience. */
export type Offers = ReadonlyMap<Audience, readonly PlanOffer[]>;

const ROWS = { report: billingContract.plans, sticker: billingContract.stickerPlans } as const;

/** Offers of a product for an audience; null if they can't be loaded. */
export function offersOf(product: PlanProduct, audience: Audience, call: Call): Promise<readonly PlanOffer[] | null> {
  return call(ROWS[product], { user_type: audience }).catch(() => null);
}

/** An offer for content pages: without the tax at the visitor's location, so that all visitors share one page. */
const withoutTax = ({ tax: _tax, ...offer }: PlanOffer): PlanOffer => offer;

async function allOffersOf(product: PlanProduct, call: Call): Promise<Offers | null> {
  const asked = AudienceSchema.options.map(
    async (audience) => [audience, (await call(ROWS[product], { user_type: audience })).map(withoutTax)] as const,
  );
  const answers = await Promise.all(asked).catch(() => null);
  return answers && new Map(answers.filter(([, offers]) => offers.length > 0));
}

/** Offers for a page's blocks; null for a product whose plans can't be loaded. */
export async function offersFor(page: Page, call: Call): Promise<ReadonlyMap<PlanProduct, Offers | null>> {
  const products = new Set(page.blocks.flatMap((block) => (block.kind === 'pricing' ? [block.product] : [])));
  return new Map(await Promise.all([...products].map(async (each) => [each, await allOffersOf(each, call)] as const)));
}
