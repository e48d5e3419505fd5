import type { StickerSummary } from '@vinlore/sticker-domain';
import { ErrorNotice, Notice, useTranslator, VinText } from '@vinlore/ui';
import { vinGroups } from '@vinlore/vehicle-domain';
import { Making } from './making.tsx';
import type { stickerMessages } from './messages/index.ts';
import { useMakeAgain } from './use-make-sticker.ts';

/** What `MakeAgain` takes. */
export interface MakeAgainProps {
  readonly vin: string;
  readonly onMade: (sticker: StickerSummary) => void;
  readonly onKeep: () => void;
}

/** Asks before a sticker is made again; a `regenerate=true` link leads here and never acts by itself (docs/decisions.md §4). */
export function MakeAgain({ vin, onMade, onKeep }: MakeAgainProps) {
  const { t } = useTranslator<typeof stickerMessages>();
  const make = useMakeAgain();
  return (
    <Notice
      status="info"
      title={t('sticker.againTitle')}
      actions={
        make.isPending ? (
          <Making />
        ) : (
          <>
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => make.mutate(vin, { onSuccess: ({ sticker }) => onMade(sticker) })}
            >
              {t('sticker.againYes')}
            </button>
            <button type="button" className="btn btn-quiet" onClick={onKeep}>
              {t('sticker.againNo')}
            </button>
          </>
        )
      }
    >
      <p>
        <VinText groups={vinGroups(vin)} />
      </p>
      <p>{t('sticker.againLead')}</p>
      {make.error && <ErrorNotice error={make.error} />}
    </Notice>
  );
}
