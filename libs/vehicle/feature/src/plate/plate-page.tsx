import type { CallError } from '@vinlore/contract';
import { Notice, useTranslator } from '@vinlore/ui';
import page from '../decoded/decode-page.module.css';
import type { vehicleMessages } from '../messages/index.ts';
import { VehicleLookUp } from '../ways/vehicle-look-up.tsx';
import { PlateFound } from './plate-found.tsx';
import styles from './plate-page.module.css';
import type { FoundPlate } from './use-plate.ts';

/** Props of `PlatePage`: the lookup result. */
export interface PlatePageProps {
  readonly found: FoundPlate | null;
  /** Why nothing was found; null if something was. */
  readonly error: CallError | null;
  /** Label of the VIN field's button. */
  readonly button: string;
  /** The page's own path. */
  readonly action?: string;
}

/** Content of the page the plate form submits to without JavaScript: the car to confirm, or why there is none. */
export function PlatePage({ found, error, button, action = '/decode' }: PlatePageProps) {
  const { t } = useTranslator<typeof vehicleMessages>();
  return (
    <div className={page.page}>
      {found && (
        <div className={styles.card}>
          <PlateFound found={found} action={action} />
        </div>
      )}
      {error && (
        <section className={page.why}>
          <h1>{t('plate.notFound')}</h1>
          <Notice
            status={error.status === 404 ? 'no' : 'ask'}
            title={(error.fault === 'refused' && error.message) || t('plate.down')}
          >
            <p>{t('plate.free')}</p>
          </Notice>
        </section>
      )}
      <VehicleLookUp button={button} action={action} />
    </div>
  );
}
