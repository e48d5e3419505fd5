import type { DistanceUnit } from '@vinlore/garage-domain';
import { useTranslator } from '@vinlore/ui';
import type { garageMessages } from './messages/index.ts';

/** A distance in words, such as 61,234 mi. */
export function useDistance() {
  const { t, number } = useTranslator<typeof garageMessages>();
  return (value: number, unit: DistanceUnit) => t('garage.distance', { value: number(value), unit });
}
