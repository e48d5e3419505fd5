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

/** A way to name a vehicle. */
export type Way = (typeof WAYS)[number];

/** What `VehicleLookUp` takes. Where it is an island, plain JSON. */
export interface VehicleLookUpProps {
  /** The words of the main button: the brand's. */
  readonly button: string;
  /** A VIN that stands in the field from the start. */
  readonly vin?: string;
  /** Where the forms lead, with `?vin=`, `?plate=&state=` or `?year=&make=&model=&trim=`. */
  readonly action?: string;
  /** The way that is open first; the VIN where nothing is said. */
  readonly way?: Way;
  /** How the ways stand where there is little room: side by side, or one below the other with an example each. */
  readonly layout?: 'tabs' | 'list';
  /** The state that a plate is probably from, where the screen knows the visitor's place. */
  readonly region?: string | null;
  /** Takes a VIN instead of leading there; screens that draw in place only. */
  readonly onVin?: (vin: string) => void;
  /** Takes a vehicle that has a name and no VIN instead of leading there; screens that draw in place only. */
  readonly onNamed?: (vehicle: YearMakeModel) => void;
}

/**
 * The ways to name a vehicle, as tabs: its VIN, its plate and state, its year, make and model. Three plain forms before
 * any script. Needs `useCall`.
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

/** `VehicleLookUpForm` as an island: alive on the first touch. */
export const VehicleLookUp = island('vin-look-up', VehicleLookUpForm);
