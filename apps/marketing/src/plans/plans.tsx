import type { PlanProduct } from '@vinlore/brand';
import { Notice, useAddress } from '@vinlore/ui';
import { Fragment } from 'react';
import type { Text } from '../site.ts';
import type { Offers } from './offers.ts';
import { PlanCard } from './plan-card.tsx';
import styles from './plans.module.css';

/** Plans show what they hold before they can be bought, and say so first. */
function NotOpen({ product, text }: { product: PlanProduct; text: Text }) {
  const address = useAddress();
  return (
    <div className={styles.notice}>
      <Notice
        status="info"
        title={text.t(`plans.notOpen.${product}`)}
        actions={
          product === 'sticker' && (
            <a className="btn btn-outline" href={address('/members/dashboard#window-sticker')}>
              {text.t('plans.makeSticker')}
            </a>
          )
        }
      >
        <p>{text.t(`plans.notOpen.${product}.text`)}</p>
      </Notice>
    </div>
  );
}

/**
 * The plans of a product for each audience. Which are shown is chosen by radio buttons that stand before what they show,
 * so that it works before any script.
 */
export function Plans({ product, offers, text }: { product: PlanProduct; offers: Offers; text: Text }) {
  const audiences = [...offers.keys()];
  return (
    <>
      <NotOpen product={product} text={text} />
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
          <ul key={audience} className={styles.cards} data-audience={audience}>
            {offers.get(audience)!.map((offer) => (
              <PlanCard key={offer.id} offer={offer} text={text} />
            ))}
          </ul>
        ))}
      </div>
    </>
  );
}
