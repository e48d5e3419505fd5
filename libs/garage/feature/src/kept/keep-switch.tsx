import { Card, useTranslator } from '@vinlore/ui';
import parts from '../parts.module.css';
import styles from './kept.module.css';
import type { keptGarageMessages } from './messages/index.ts';
import type { GarageKeeping } from './use-keep-garage.ts';

/** Props of `KeepSwitch`. */
interface KeepSwitchProps {
  readonly keeping: GarageKeeping;
  /** When the copy was taken; null until all of it is loaded. */
  readonly asOf: string | null;
}

/** Switch that allows this device to store the garage. */
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
