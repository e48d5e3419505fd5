import { Card, useTranslator } from '@vinlore/ui';
import parts from '../parts.module.css';
import styles from './kept.module.css';
import type { keptGarageMessages } from './messages/index.ts';
import type { GarageKeeping } from './use-keep-garage.ts';

/** What `KeepSwitch` takes. */
interface KeepSwitchProps {
  readonly keeping: GarageKeeping;
  /** Of when the copy is; null while not all of it is known. */
  readonly asOf: string | null;
}

/** Lets this device keep the garage, or not. */
export function KeepSwitch({ keeping: { isOn, turn }, asOf }: KeepSwitchProps) {
  const { t, moment } = useTranslator<typeof keptGarageMessages>();
  return (
    <Card>
      <div className={styles.choice}>
        <h2 className={parts.heading}>{t('kept.heading')}</h2>
        <label className={parts.choice}>
          <input type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />
          {t('kept.switch')}
        </label>
        <p className="dim sm">{t('kept.hint')}</p>
        <p className="sm" role="status">
          {isOn && asOf !== null && t('kept.asOf', { moment: moment(asOf) })}
        </p>
      </div>
    </Card>
  );
}
