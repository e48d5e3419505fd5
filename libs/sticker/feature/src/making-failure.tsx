import { CallError } from '@vinlore/contract';
import { ErrorNotice, Notice, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { StickerCar } from './car/sticker-car.ts';
import type { stickerMessages } from './messages/index.ts';

/** What `MakingFailure` takes. */
export interface MakingFailureProps {
  readonly error: Error;
  readonly car: StickerCar;
  /** A link to where credits are bought for this car. */
  readonly buyLink: (car: StickerCar, text: string) => ReactNode;
}

/** No credit is left: what the server says of it, and the way to one, with this car. Anything else as it is. */
export function MakingFailure({ error, car, buyLink }: MakingFailureProps) {
  const { t } = useTranslator<typeof stickerMessages>();
  if (!(error instanceof CallError && error.status === 402)) return <ErrorNotice error={error} />;
  return (
    <Notice
      status="ask"
      role="alert"
      title={error.message || t('sticker.noCredit')}
      actions={buyLink(car, t('sticker.buy'))}
    />
  );
}
