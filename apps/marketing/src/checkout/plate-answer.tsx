import { CHECKOUT_PATH, checkoutQuery, type CheckoutRequest } from '@vinlore/billing-feature';
import { Notice, useAddress } from '@vinlore/ui';
import { PlateFound } from '@vinlore/vehicle-feature';
import type { MarketingText } from '../site.ts';
import styles from './checkout.module.css';
import type { PlateAnswer as Answer } from './checkout-subject.ts';

export interface PlateAnswerProps {
  readonly request: CheckoutRequest;
  readonly answer: Answer;
  readonly text: MarketingText;
}

/** Plain form for the VIN when a plate wasn't enough; keeps everything else that was entered. */
function VinInstead({ request, text }: Omit<PlateAnswerProps, 'answer'>) {
  const address = useAddress();
  return (
    <form className={styles.instead} action={address(CHECKOUT_PATH)} method="get">
      {Object.entries(checkoutQuery(request)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="plate-vin">{text.t('checkout.vinInstead')}</label>
      <input
        id="plate-vin"
        className="field figure"
        name="vin"
        required
        minLength={4}
        maxLength={24}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <button className="btn btn-outline btn-lg" type="submit">
        {text.t('checkout.useVin')}
      </button>
    </form>
  );
}

/** Result of a plate look-up: the car to confirm, or why there is none, with a field for the VIN. */
export function PlateAnswer({ request, answer, text }: PlateAnswerProps) {
  return (
    <section className={styles.plate}>
      {answer.found ? (
        <>
          <h2>{text.t('checkout.plateFirst')}</h2>
          <div className={styles.found}>
            <PlateFound found={answer.found} action={CHECKOUT_PATH} kept={checkoutQuery(request)} elsewhere="/decode" />
          </div>
        </>
      ) : (
        <Notice
          status={answer.error.status === 404 ? 'no' : 'ask'}
          title={(answer.error.fault === 'refused' && answer.error.message) || text.t('checkout.plateDown')}
        >
          <p>{text.t('checkout.plateInstead')}</p>
        </Notice>
      )}
      <VinInstead request={request} text={text} />
    </section>
  );
}
