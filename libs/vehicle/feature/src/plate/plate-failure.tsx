import type { CallError } from '@vinlore/contract';
import { StatusWord, useTranslator } from '@vinlore/ui';
import type { vehicleMessages } from '../messages/index.ts';
import styles from '../ways/fields.module.css';

/** Props of `PlateFailure`. */
export interface PlateFailureProps {
  readonly error: CallError;
  readonly onAgain: () => void;
  /** Shows the VIN field instead. */
  readonly onOtherWay: () => void;
}

/** Explains why a plate lookup failed, that nothing was charged, and what to do instead. */
export function PlateFailure({ error, onAgain, onOtherWay }: PlateFailureProps) {
  const { t } = useTranslator<typeof vehicleMessages>();
  // The server's message is already translated and specific: not found, busy, down, or not configured.
  const words =
    (error.fault === 'refused' && error.message) || t(error.fault === 'network' ? 'vin.offline' : 'plate.down');
  const unknown = error.status === 404;
  return (
    <>
      <p>
        <StatusWord status={unknown ? 'no' : 'ask'}>{words}</StatusWord>
      </p>
      <p className="dim">
        {error.status === 429 && error.retryAfter ? `${t('plate.wait', { seconds: error.retryAfter })} ` : ''}
        {t('plate.free')}
      </p>
      <p className={styles.actions}>
        <button type="button" className="btn btn-outline" onClick={onOtherWay}>
          {t('plate.useVin')}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onAgain}>
          {t(unknown ? 'plate.other' : 'vin.retry')}
        </button>
      </p>
    </>
  );
}
