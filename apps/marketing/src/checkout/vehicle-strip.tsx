import type { PlanProduct } from '@vinlore/brand';
import { Notice, StatusWord, useAddress, VinText } from '@vinlore/ui';
import { vinGroups } from '@vinlore/vehicle-domain';
import type { MarketingText } from '../site.ts';
import styles from './vehicle-strip.module.css';
import type { CheckoutSubject } from './checkout-subject.ts';

export interface VehicleStripProps {
  readonly vehicle: CheckoutSubject;
  /** Product to buy for the vehicle. */
  readonly product: PlanProduct;
  readonly text: MarketingText;
}

/** Why no document can be created from the VIN yet, and what a credit is still good for. */
function CannotMake({ vehicle: { request, isBare, error }, product, text }: VehicleStripProps) {
  const address = useAddress();
  return (
    <div className={styles.cannot}>
      <Notice
        status="ask"
        title={error?.message || text.t(`checkout.notWhole.${product}`)}
        actions={
          !isBare && (
            <a className="btn btn-outline" href={address(`/decode?vin=${encodeURIComponent(request.vin ?? '')}`)}>
              {text.t('checkout.checkVin')}
            </a>
          )
        }
      >
        <p>{text.t(isBare ? 'decode.plateCreditText' : 'checkout.notWholeText')}</p>
      </Notice>
    </div>
  );
}

/** Shows the vehicle as entered and decoded, with a link to change it. */
export function VehicleStrip({ vehicle, product, text }: VehicleStripProps) {
  const address = useAddress();
  const { request, name, decoded, madeOf } = vehicle;
  const { plate, state = '' } = request;
  if (request.vin && !madeOf) return <CannotMake vehicle={vehicle} product={product} text={text} />;
  const vin = madeOf === 'vin' && request.vin;
  if (!name && !plate)
    return (
      <p className={styles.strip}>
        <span>{text.t('checkout.noVehicle')}</span>
        <a href={address('/decode')}>{text.t('checkout.name')}</a>
      </p>
    );
  return (
    <div className={styles.strip}>
      <div>
        {name && <strong className={styles.name}>{name}</strong>}
        {vin && (
          <span className={styles.vin}>
            <VinText groups={vinGroups(vin)} />
          </span>
        )}
        {!vin && plate && <span className="figure">{text.t('checkout.plate', { plate, state })}</span>}
        {!vin && <p className="dim sm">{text.t(madeOf === 'name' ? 'checkout.byName' : 'checkout.noVin')}</p>}
      </div>
      {decoded?.checkDigit === 'agrees' && (
        <span className={styles.agrees}>
          <StatusWord status="ok">{text.t('checkout.read')}</StatusWord>
        </span>
      )}
      <a href={address('/decode')}>{text.t('checkout.other')}</a>
    </div>
  );
}
