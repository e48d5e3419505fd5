import type { DistanceUnit } from '@vinlore/garage-domain';
import { useTranslator } from '@vinlore/ui';
import type { garageMessages } from './messages/index.ts';

/** Formats a distance, such as 61,234 mi. */
export function useDistance() {
  const { t, number } = useTranslator<typeof garageMessages>();
  return (value: number, unit: DistanceUnit) => t('garage.distance', { value: number(value), unit });
}
