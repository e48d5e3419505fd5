import { useTranslator } from '@vinlore/ui';
import type { vehicleMessages } from '../messages/index.ts';
import styles from './live-line.module.css';

/** Props of `AlsoPasted`. */
export interface AlsoPastedProps {
  readonly vins: readonly string[];
  readonly onVin: (vin: string) => void;
}

/** Other VINs found in the pasted text, each as a button. */
export function AlsoPasted({ vins, onVin }: AlsoPastedProps) {
  const { t } = useTranslator<typeof vehicleMessages>();
  if (vins.length === 0) return null;
  return (
    <p className={`dim ${styles.actions}`}>
      {t('vin.alsoPasted')}
      {vins.map((vin) => (
        <button key={vin} type="button" className="btn btn-quiet" onClick={() => onVin(vin)}>
          <span className="figure nowrap" translate="no">
            {vin}
          </span>
        </button>
      ))}
    </p>
  );
}
