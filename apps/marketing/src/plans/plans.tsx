import type { PlanProduct } from '@vinlore/brand';
import { Notice } from '@vinlore/ui';
import { Fragment } from 'react';
import type { MarketingText } from '../site.ts';
import type { Offers } from './offers.ts';
import { PlanCard } from './plan-card.tsx';
import styles from './plans.module.css';

/** What is not on sale yet shows what it will hold, and says so first. */
function NotOpen({ product, text }: { product: PlanProduct; text: MarketingText }) {
  return (
    <div className={styles.notice}>
      <Notice status="info" title={text.t(`plans.notOpen.${product}`)}>
        <p>{text.t('plans.notOpen.text')}</p>
      </Notice>
    </div>
  );
}

/** What `Plans` takes. */
export interface PlansProps {
  readonly product: PlanProduct;
  readonly offers: Offers;
  /** Whether the brand sells the product already. */
  readonly onSale: boolean;
  readonly text: MarketingText;
}

/**
 * The plans of a product for each audience. Which are shown is chosen by radio buttons that stand before what they show,
 * so that it works before any script.
 */
export function Plans({ product, offers, onSale, text }: PlansProps) {
  const audiences = [...offers.keys()];
  return (
    <>
      {!onSale && <NotOpen product={product} text={text} />}
      <div className={styles.plans} role="group" aria-label={text.t('plans.audience')}>
        {audiences.length > 1 &&
          audiences.map((audience, index) => (
            <Fragment key={audience}>
              <input
                className={`hidden-visually ${styles.pick}`}
                type="radio"
                name={`audience-${product}`}
                id={`${product}-${audience}`}
                data-audience={audience}
                defaultChecked={index === 0}
              />
              <label className={styles.label} htmlFor={`${product}-${audience}`}>
                {text.t(`plans.for.${audience}`)}
              </label>
            </Fragment>
          ))}
        {audiences.map((audience) => (
          <ul
            key={audience}
            className={`columns ${styles.cards}`}
            data-audience={audience}
            data-count={offers.get(audience)!.length}
          >
            {offers.get(audience)!.map((offer) => (
              <PlanCard key={offer.id} offer={offer} onSale={onSale} text={text} />
            ))}
          </ul>
        ))}
        {onSale && offers.has('dealer') && (
          <p className={styles.dealers} data-audience="dealer">
            {text.t('plans.forDealers')}
          </p>
        )}
      </div>
    </>
  );
}
