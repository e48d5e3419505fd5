import { garageContract } from '@vinlore/garage-domain';
import { ErrorNotice, Notice, takeFocus, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listChanged } from '../garage-queries.ts';
import type { garageMessages } from '../messages/index.ts';

/** Props of `RemoveEntry`. */
interface RemoveEntryProps {
  readonly id: string;
  readonly onRemoved: () => void;
}

/** Removes the vehicle from the garage after a confirmation that lists what is lost. */
export function RemoveEntry({ id, onRemoved }: RemoveEntryProps) {
  const { t } = useTranslator<typeof garageMessages>();
  const call = useCall();
  const queries = useQueryClient();
  /** Undefined until the first confirmation. */
  const [isAsked, setAsked] = useState<boolean>();
  const remove = useMutation({
    mutationFn: () => call(garageContract.garageRemove, { id }),
    onSuccess: async () => {
      await listChanged(queries);
      onRemoved();
    },
  });
  if (!isAsked)
    return (
      <p>
        <button
          ref={isAsked === false ? takeFocus : undefined}
          type="button"
          className="btn btn-quiet"
          onClick={() => setAsked(true)}
        >
          {t('garage.removeVehicle')}
        </button>
      </p>
    );
  return (
    <>
      <Notice
        status="ask"
        title={t('garage.removeAsk')}
        actions={
          <>
            <button
              ref={takeFocus}
              type="button"
              className="btn btn-outline"
              aria-busy={remove.isPending}
              onClick={() => !remove.isPending && remove.mutate()}
            >
              {t('garage.removeNow')}
            </button>
            <button type="button" className="btn btn-quiet" onClick={() => setAsked(false)}>
              {t('garage.cancel')}
            </button>
          </>
        }
      >
        <p>{t('garage.removeText')}</p>
      </Notice>
      {remove.error && <ErrorNotice error={remove.error} />}
    </>
  );
}
