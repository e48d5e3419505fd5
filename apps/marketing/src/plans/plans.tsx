import type { PlanProduct } from '@vinlore/brand';
import { Notice } from '@vinlore/ui';
import { Fragment } from 'react';
import type { MarketingText } from '../site.ts';
import type { Offers } from './offers.ts';
import { PlanCard } from './plan-card.tsx';
import styles from './plans.module.css';

/** A plan that isn't on sale yet says so first, then shows its contents. */
function NotOpen({ product, text }: { product: PlanProduct; text: MarketingText }) {
  return (
    <div className={styles.notice}>
      <Notice status="info" title={text.t(`plans.notOpen.${product}`)}>
        <p>{text.t('plans.notOpen.text')}</p>
      </Notice>
    </div>
  );
}

export interface PlansProps {
  readonly product: PlanProduct;
  readonly offers: Offers;
  /** Whether the brand sells the product yet. */
  readonly onSale: boolean;
  readonly text: MarketingText;
}

/**
 * A product's plans by audience, switched by radio buttons placed before the plans so that it works without scripts.
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
