import type { PlanProduct } from '@vinlore/brand';
import { checkoutAddress, type CheckoutRequest } from '@vinlore/billing-feature';
import { useAddress } from '@vinlore/ui';
import { ModelOffer } from '../report/model-offer.tsx';
import type { ReportOfferKind } from '../report/teaser.tsx';
import type { Visit } from '../site.ts';
import styles from './page.module.css';

/** Paths in the members area that create each kind of document (docs/decisions.md §4). */
const SECTIONS: Readonly<Record<PlanProduct, string>> = {
  report: 'vehicle-history-report',
  sticker: 'window-sticker',
};

/** Price of a single document; null if the brand sells none. */
export function singlePrice(product: PlanProduct, { brand, text }: Pick<Visit, 'brand' | 'text'>): string | null {
  const single = brand.plans.find(
    (plan) => plan.product === product && plan.audience === 'user' && plan.kind === 'single',
  );
  return single && brand.features[product] ? text.money(single.price, single.currency) : null;
}

/** Products the brand sells, in the order of its plans, main one first. */
function soldBy({ brand }: Visit): PlanProduct[] {
  return [...new Set(brand.plans.map(({ product }) => product))].filter((product) => brand.features[product]);
}

const reportLast = (sold: PlanProduct[]) => [
  ...sold.filter((product) => product !== 'report'),
  ...sold.filter((product) => product === 'report'),
];

export interface GetDocumentsProps {
  readonly vin: string;
  /** Name of the selected vehicle, if the VIN matches several. */
  readonly named?: CheckoutRequest['vehicle'];
  readonly visit: Visit;
  /**
   * Whether a sticker can be created right away; `credit`: too little is known, so a credit is sold to use with the
   * data plate.
   */
  readonly sticker?: 'made' | 'credit';
  /**
   * What to lead with, based on the record count: with an empty history, the report comes last and explains what
   * happens if nothing is found (docs/decisions.md §4).
   */
  readonly offer?: ReportOfferKind;
  /** Whether a report can be created: for a classic VIN only if there is a record (spec §8, `no data`). */
  readonly withReport?: boolean;
}

/** Ways to get a car's documents: each can be bought here or created with a credit in the members area. */
export function GetDocuments({
  vin,
  named = {},
  visit,
  sticker = 'made',
  offer = 'report',
  withReport = true,
}: GetDocumentsProps) {
  const { text } = visit;
  const address = useAddress();
  const isEmpty = offer !== 'report';
  const all = soldBy(visit).filter((product) => withReport || product !== 'report');
  const sold = isEmpty ? reportLast(all) : all;
  const isFirst = (product: PlanProduct) =>
    product === sold[0] && offer !== 'model' && !(isEmpty && product === 'report');
  const waits = (product: PlanProduct) => product === 'sticker' && sticker === 'credit';
  const wordsOf = (product: PlanProduct) => {
    if (waits(product)) return 'decode.plateCreditText';
    return isEmpty && product === 'report' ? 'decode.reportEmptyText' : (`decode.${product}Text` as const);
  };
  return (
    <div className={styles.make}>
      {offer === 'model' && <ModelOffer vin={vin} text={text} look="primary" />}
      {sold.map((product) => {
        const price = singlePrice(product, visit);
        return (
          price !== null && (
            <div key={product}>
              <a
                className={`btn btn-lg ${isFirst(product) ? 'btn-primary' : 'btn-outline'}`}
                href={address(checkoutAddress({ product, vehicle: { vin, ...named } }))}
              >
                {text.t(waits(product) ? 'decode.nameCredit' : `decode.${product}`, { price })}
              </a>
              <p className="dim sm">{text.t(wordsOf(product))}</p>
            </div>
          )
        );
      })}
      {sold.map((product) => (
        <p key={product}>
          <a href={address(`/members/dashboard?vin=${encodeURIComponent(vin)}#${SECTIONS[product]}`)}>
            {text.t(`decode.credit.${product}`)}
          </a>
        </p>
      ))}
    </div>
  );
}
