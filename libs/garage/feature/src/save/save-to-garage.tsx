import { garageContract } from '@vinlore/garage-domain';
import { ErrorNotice, StatusWord, takeFocus, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listChanged } from '../garage-queries.ts';
import type { garageMessages } from '../messages/index.ts';

/** Props of `SaveToGarage`. */
export interface SaveToGarageProps {
  readonly vin: string;
  readonly entryLink: (id: string, content: ReactNode) => ReactNode;
}

/** Button that saves the current vehicle. Clicking twice saves it once. */
export function SaveToGarage({ vin, entryLink }: SaveToGarageProps) {
  const { t } = useTranslator<typeof garageMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () => call(garageContract.garageSave, { vin }),
    onSuccess: () => listChanged(queries),
  });
  if (save.data)
    return (
      <p role="status" ref={takeFocus}>
        <StatusWord status="ok">{entryLink(save.data.id, t('garage.inGarage'))}</StatusWord>
      </p>
    );
  return (
    <>
      <button
        type="button"
        className="btn btn-outline"
        aria-busy={save.isPending}
        onClick={() => !save.isPending && save.mutate()}
      >
        {t(save.isPending ? 'garage.saving' : 'garage.saveThis')}
      </button>
      {save.error && <ErrorNotice error={save.error} />}
    </>
  );
}
