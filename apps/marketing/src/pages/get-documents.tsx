import type { PlanProduct } from '@vinlore/brand';
import { checkoutAddress, type CheckoutRequest } from '@vinlore/billing-feature';
import { useAddress } from '@vinlore/ui';
import { ModelOffer } from '../report/model-offer.tsx';
import type { ReportOfferKind } from '../report/teaser.tsx';
import type { Visit } from '../site.ts';
import styles from './page.module.css';

/** Where the members' area makes a document of each kind (docs/decisions.md §4). */
const SECTIONS: Readonly<Record<PlanProduct, string>> = {
  report: 'vehicle-history-report',
  sticker: 'window-sticker',
};

/** What one document costs who buys it alone; null where the brand sells none. */
export function singlePrice(product: PlanProduct, { brand, text }: Pick<Visit, 'brand' | 'text'>): string | null {
  const single = brand.plans.find(
    (plan) => plan.product === product && plan.audience === 'user' && plan.kind === 'single',
  );
  return single && brand.features[product] ? text.money(single.price, single.currency) : null;
}

/** What the brand sells, in the order of its plans: what it leads with comes first. */
function soldBy({ brand }: Visit): PlanProduct[] {
  return [...new Set(brand.plans.map(({ product }) => product))].filter((product) => brand.features[product]);
}

const reportLast = (sold: PlanProduct[]) => [
  ...sold.filter((product) => product !== 'report'),
  ...sold.filter((product) => product === 'report'),
];

/** What `GetDocuments` takes. */
export interface GetDocumentsProps {
  readonly vin: string;
  /** The vehicle's name, where the number fits several. */
  readonly named?: CheckoutRequest['vehicle'];
  readonly visit: Visit;
  /** Whether a sticker is made at once; `credit`: too little is known, so a credit is sold that waits for the data plate. */
  readonly sticker?: 'made' | 'credit';
  /**
   * What a count of its records says to lead with: where the history is empty, a report comes last, and says what happens
   * where nothing is found (docs/decisions.md §4).
   */
  readonly offer?: ReportOfferKind;
  /** A report can be made: of a classic number only where there is a record (spec §8, `no data`). */
  readonly withReport?: boolean;
}

/** The ways to the documents of a car: each bought here, or made with a credit in the members' area. */
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
