import { CallError } from '@vinlore/contract';
import { ErrorNotice, Notice, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { StickerCar } from './car/sticker-car.ts';
import type { stickerMessages } from './messages/index.ts';

/** Props of `MakingFailure`. */
export interface MakingFailureProps {
  readonly error: Error;
  readonly car: StickerCar;
  /** Renders a link to buy credits for this car. */
  readonly buyLink: (car: StickerCar, text: string) => ReactNode;
}

/** Shows the server's error; for insufficient credits, with a link to buy some for this car. */
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
