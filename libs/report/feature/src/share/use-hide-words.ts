import { type Hides, sectionName } from '@vinlore/report-domain';
import { useTranslator } from '@vinlore/ui';
import type { reportMessages } from '../messages/index.ts';

/** Lists what is hidden: "the VIN’s last six characters, Damage"; '' if nothing is. */
export function useHideWords(): (hides: Hides) => string {
  const { t, language } = useTranslator<typeof reportMessages>();
  return ({ hidden, hide_vin: vin, hide_mileage: mileage }) => {
    const parts = [
      ...(vin ? [t('share.theVin')] : []),
      ...(mileage ? [t('share.theMileage')] : []),
      ...hidden.map((section) => sectionName(section, language)),
    ];
    return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
  };
}
