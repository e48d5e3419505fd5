import { type PlanProduct, productsOf } from '@vinlore/brand';
import { useBrand, useTranslator } from '@vinlore/ui';
import type { VehicleRef } from '@vinlore/vehicle-domain';
import type { ReactNode } from 'react';
import type { billingMessages } from '../messages/index.ts';
import type { CheckoutLink } from '../visitor/checkout-request.ts';
import styles from './product-switch.module.css';
import { useHeldInWords } from './use-held.ts';

/** Props of `ProductSwitch`. */
export interface ProductSwitchProps {
  readonly product: PlanProduct;
  readonly vehicle: VehicleRef;
  /** Link to buying a product. @param isCurrent whether it is the product on screen */
  readonly productLink: (request: CheckoutLink, content: ReactNode, isCurrent: boolean) => ReactNode;
}

const NAMES = { report: 'billing.reports', sticker: 'billing.stickers' } as const;

/**
 * Navigation between reports and stickers, with what the member has of each; text only if the brand sells one product.
 */
export function ProductSwitch({ product, vehicle, productLink }: ProductSwitchProps) {
  const { t } = useTranslator<typeof billingMessages>();
  const held = useHeldInWords();
  const brand = useBrand();
  const sold = productsOf(brand).filter((each) => brand.features[each]);
  if (sold.length < 2) return held[product] && <p className={styles.alone}>{held[product]}</p>;
  return (
    <nav className={styles.switch} aria-label={t('billing.whatToBuy')}>
      {sold.map((each) => (
        <span key={each} className={styles.part}>
          {productLink(
            { product: each, vehicle },
            <>
              <span className={styles.name}>{t(NAMES[each])}</span> <span className={styles.held}>{held[each]}</span>
            </>,
            each === product,
          )}
        </span>
      ))}
    </nav>
  );
}
