import { isRestricted, type StickerSummary } from '@vinlore/sticker-domain';
import { ErrorNotice, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { carOfSticker } from './car/sticker-car.ts';
import { Making } from './making.tsx';
import type { stickerMessages } from './messages/index.ts';
import { SelectionStep } from './select/lazy-step.ts';
import { ownStickerOfCarQuery } from './sticker-queries.ts';
import { useMakeSticker } from './use-make-sticker.ts';
import type { OwnSticker } from './view/own-sticker.ts';

/** Props of `MakeAgain`. */
export interface MakeAgainProps {
  readonly sticker: OwnSticker;
  readonly onMade: (sticker: StickerSummary) => void;
  /** Called when canceled. */
  readonly onKeep: () => void;
}

/**
 * Selection step with the owner's previous choices; confirming creates the next version for free. Nothing is created
 * before that (docs/decisions.md §6).
 */
export function MakeAgain({ sticker, onMade, onKeep }: MakeAgainProps) {
  const brand = useBrand();
  const { make, made, isMaking, error } = useMakeSticker(onMade);
  return (
    <Suspense fallback={<Making />}>
      <SelectionStep
        car={carOfSticker(sticker)}
        restricted={isRestricted(brand, sticker.vehicle.year)}
        paidBy="again"
        again={sticker}
        left={null}
        // Stay busy until the new page opens; another click would create another version.
        isMaking={isMaking || made !== undefined}
        failure={error && <ErrorNotice error={error} />}
        onMake={make}
        onClose={onKeep}
      />
    </Suspense>
  );
}

/** Props of `MakeAgainByLink`. */
export interface MakeAgainByLinkProps extends Omit<MakeAgainProps, 'sticker'> {
  readonly vin: string;
  /** Shown if the member has no sticker for the VIN. */
  readonly none: ReactNode;
}

/** The same for a link. Without an existing sticker it shows the fallback, because a new one costs a credit. */
export function MakeAgainByLink({ vin, none, ...again }: MakeAgainByLinkProps) {
  const { t } = useTranslator<typeof stickerMessages>();
  const own = useQuery(ownStickerOfCarQuery(useCall(), { vin }));
  if (own.error) return <ErrorNotice error={own.error} onRetry={() => void own.refetch()} />;
  if (own.data === undefined)
    return (
      <p className="dim" role="status">
        {t('sticker.loadingOne')}
      </p>
    );
  return own.data ? <MakeAgain sticker={own.data} {...again} /> : none;
}
