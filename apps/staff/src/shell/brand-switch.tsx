import { deskContract, type DeskMe } from '@vinlore/account-domain';
import { useMutation } from '@tanstack/react-query';
import { ErrorNotice, LogoLink, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { useId } from 'react';
import type { staffMessages } from '../messages/index.ts';
import styles from './brand-switch.module.css';

/** At whose desk one stands; who works for several brands goes to another's desk from here. */
export function BrandSwitch({ me }: { readonly me: DeskMe }) {
  const { t } = useTranslator<typeof staffMessages>();
  const call = useCall();
  const { key, name } = useBrand();
  const id = useId();
  const handOver = useMutation({
    mutationFn: (brand: string) => call(deskContract.handOver, { brand }),
    onSuccess: ({ address }) => window.location.assign(address),
  });
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
            disabled={handOver.isPending}
            onChange={(event) => handOver.mutate(event.target.value)}
          >
            {me.brands.map((brand) => (
              <option key={brand.key} value={brand.key}>
                {brand.name}
              </option>
            ))}
          </select>
        </>
      )}
      {handOver.error && <ErrorNotice error={handOver.error} />}
    </div>
  );
}
