import { ChevronRightIcon, island, useTranslator } from '@vinlore/ui';
import { useId, useRef } from 'react';
import { NameForm } from '../by-name/name-form.tsx';
import type { YearMakeModel } from '../by-name/year-make-model.ts';
import { useWays } from '../decode-in-browser/ways.ts';
import { useHydrated } from '../look-up/use-vin-input.ts';
import { VinForm } from '../look-up/vin-form.tsx';
import type { vehicleMessages } from '../messages/index.ts';
import { PlateForm } from '../plate/plate-form.tsx';
import { useTabs } from './use-tabs.ts';
import styles from './vehicle-look-up.module.css';

const WAYS = ['vin', 'plate', 'name'] as const;

/** A way to identify a vehicle. */
export type Way = (typeof WAYS)[number];

/** Props of `VehicleLookUp`. Plain JSON when used as an island. */
export interface VehicleLookUpProps {
  /** Label of the main button, set by the brand. */
  readonly button: string;
  /** Initial VIN. */
  readonly vin?: string;
  /** Action URL of the forms, called with `?vin=`, `?plate=&state=`, or `?year=&make=&model=&trim=`. */
  readonly action?: string;
  /** The way shown first; defaults to the VIN. */
  readonly way?: Way;
  /** Layout in narrow containers: side by side, or stacked with an example each. */
  readonly layout?: 'tabs' | 'list';
  /** The plate's likely state, if the visitor's location is known. */
  readonly region?: string | null;
  /** Called with the VIN instead of navigating, for screens that render in place. */
  readonly onVin?: (vin: string) => void;
  /** Called with a vehicle without a VIN instead of navigating, for screens that render in place. */
  readonly onNamed?: (vehicle: YearMakeModel) => void;
}

/**
 * Tabs for looking up a vehicle by VIN, by plate and state, or by year, make, and model. Three plain forms before
 * hydration. Needs `useCall`.
 */
export function VehicleLookUpForm(props: VehicleLookUpProps) {
  const { button, vin = '', action = '/decode', way: first = 'vin', layout = 'tabs', region, onVin, onNamed } = props;
  const { t } = useTranslator<typeof vehicleMessages>();
  const id = useId();
  const live = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  const tabs = useTabs(
    list,
    WAYS.map((way) => `${id}${way}`),
    WAYS.indexOf(first),
  );
  const ways = useWays(tabs.visited(1));
  const toVin = () => tabs.show(0);

  return (
    <div className={styles.room}>
      <div
        data-first={first}
        className={[styles.finder, !live && styles.plain, layout === 'list' && styles.list].filter(Boolean).join(' ')}
      >
        <div className={styles.tabs} role="tablist" aria-label={t('ways.label')} ref={list}>
          {WAYS.map((way, index) => (
            <a
              key={way}
              {...tabs.tab(index)}
              className={styles.tab}
              data-way={way}
              tabIndex={live && index !== tabs.selected ? -1 : undefined}
            >
              {layout === 'tabs' ? (
                t(`ways.${way}`)
              ) : (
                <>
                  <span className={styles.short}>{t(`ways.${way}`)}</span>
                  <span className={styles.long}>
                    <strong>{t(`ways.${way}.long`)}</strong> <span>{t(`ways.${way}.example`)}</span>
                  </span>
                  <ChevronRightIcon />
                </>
              )}
            </a>
          ))}
        </div>
        <div {...tabs.panel(0)} className={styles.panel} data-way="vin" hidden={live && tabs.selected !== 0}>
          <VinForm button={button} vin={vin} action={action} onVin={onVin} />
        </div>
        <div {...tabs.panel(1)} className={styles.panel} data-way="plate" hidden={live && tabs.selected !== 1}>
          <PlateForm
            action={action}
            plates={ways?.plate}
            region={region}
            onVin={onVin}
            onNamed={onNamed}
            onOtherWay={toVin}
          />
        </div>
        <div {...tabs.panel(2)} className={styles.panel} data-way="name" hidden={live && tabs.selected !== 2}>
          <NameForm action={action} open={tabs.visited(2)} onNamed={onNamed} />
        </div>
      </div>
    </div>
  );
}

/** `VehicleLookUpForm` as an island, hydrated on first interaction. */
export const VehicleLookUp = island('vin-look-up', VehicleLookUpForm);
