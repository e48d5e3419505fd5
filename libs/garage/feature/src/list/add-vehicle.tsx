import { garageContract } from '@vinlore/garage-domain';
import { ErrorNotice, StatusWord, takeFocus, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { listChanged } from '../garage-queries.ts';
import type { garageMessages } from '../messages/index.ts';
import { nameOf } from '../name-of.ts';
import parts from '../parts.module.css';

/** Renders the VIN field (typing or scanning). */
export type VinFieldSlot = (field: { readonly button: string; readonly onVin: (vin: string) => void }) => ReactNode;

/** Adds a vehicle by VIN. */
export function AddVehicle({ vinField }: { readonly vinField: VinFieldSlot }) {
  const { t } = useTranslator<typeof garageMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const [saved, setSaved] = useState(0);
  const add = useMutation({
    mutationFn: (vin: string) => call(garageContract.garageSave, { vin }),
    onSuccess: () => {
      setSaved(saved + 1);
      return listChanged(queries);
    },
  });
  return (
    <section className={parts.form}>
      <h2 className={parts.heading}>{t('garage.add')}</h2>
      {/* Remounted after each save to start empty. */}
      <div key={saved} ref={saved > 0 ? takeFocus : undefined}>
        {vinField({ button: t('garage.addVin'), onVin: (vin) => !add.isPending && add.mutate(vin) })}
      </div>
      <div role="status">
        {add.isPending && <p className="dim">{t('garage.saving')}</p>}
        {add.data && (
          <StatusWord status="ok">
            {t(add.data.known ? 'garage.known' : 'garage.added', { name: nameOf(add.data) })}
          </StatusWord>
        )}
      </div>
      {add.error && <ErrorNotice error={add.error} />}
    </section>
  );
}
