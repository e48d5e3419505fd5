import { isOne } from '@vinlore/model-domain';
import { useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { modelFactsQuery } from '../vehicle/use-published.ts';
import type { garagePageMessages } from './messages/index.ts';
import styles from './garage.module.css';

/** Annual fuel cost from the EPA's figures for the model; nothing if it has none. */
export function FuelCost({ vin }: { readonly vin: string }) {
  const { t, wholeMoney } = useTranslator<typeof garagePageMessages>();
  const { data } = useQuery(modelFactsQuery(useCall(), vin));
  const span = data?.fuel_economy?.annual_cost;
  if (!span) return null;
  const dollars = (value: number) => wholeMoney(value * 100, 'USD');
  const cost = isOne(span) ? dollars(span.low) : `${dollars(span.low)}–${dollars(span.high)}`;
  return (
    <p className={styles.fuel}>
      <b>{t('garage.fuelTitle')}</b> <span>{t('garage.fuelYear', { cost })}</span>
    </p>
  );
}
