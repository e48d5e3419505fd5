import type { DeskMe } from '@vinlore/account-domain';
import { arrivalAddress } from '@vinlore/brand';
import { LogoLink, useBrand, useTranslator } from '@vinlore/ui';
import { useId, useState } from 'react';
import type { staffMessages } from '../messages/index.ts';
import styles from './brand-switch.module.css';

/** The current brand; staff of several brands switch desks here. */
export function BrandSwitch({ me }: { readonly me: DeskMe }) {
  const { t } = useTranslator<typeof staffMessages>();
  const { key, name } = useBrand();
  const id = useId();
  const [isLeaving, setLeaving] = useState(false);
  const leaveFor = (there: string) => {
    const brand = me.brands.find((each) => each.key === there);
    if (!brand) return;
    setLeaving(true);
    window.location.assign(arrivalAddress(brand, key));
  };
  return (
    <div className={styles.brand}>
      <LogoLink href="/staff" label={`${t('staff.desk')}, ${name}`} />
      {me.brands.length > 1 && (
        <>
          <label className="hidden-visually" htmlFor={id}>
            {t('staff.brand')}
          </label>
          <select
            id={id}
            className={`field ${styles.select}`}
            value={key}
            disabled={isLeaving}
            onChange={(event) => leaveFor(event.target.value)}
          >
            {me.brands.map((brand) => (
              <option key={brand.key} value={brand.key}>
                {brand.name}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  );
}
