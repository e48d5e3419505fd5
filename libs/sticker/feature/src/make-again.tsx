import type { StickerSummary } from '@vinlore/sticker-domain';
import { ErrorNotice, Notice, useCall, useTranslator, VinText } from '@vinlore/ui';
import { plainVin, vinGroups } from '@vinlore/vehicle-domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Making } from './making.tsx';
import type { stickerMessages } from './messages/index.ts';
import { stickerListQuery } from './sticker-queries.ts';
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

/** What `MakeAgainByLink` takes. */
export interface MakeAgainByLinkProps extends MakeAgainProps {
  /** What stands here where the member has no sticker of the VIN. */
  readonly none: ReactNode;
}

/** The same for whoever followed a link: where there is nothing to make again, a sticker would cost a credit. */
export function MakeAgainByLink({ none, ...again }: MakeAgainByLinkProps) {
  const { t } = useTranslator<typeof stickerMessages>();
  const list = useInfiniteQuery(stickerListQuery(useCall(), { kind: null, search: again.vin }));
  if (list.error) return <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data)
    return (
      <p className="dim" role="status">
        {t('sticker.loadingOne')}
      </p>
    );
  const ofVin = ({ vin }: StickerSummary) => plainVin(vin) === plainVin(again.vin);
  return list.data.pages.some(({ stickers }) => stickers.some(ofVin)) ? <MakeAgain {...again} /> : none;
}
