import { createQueryClient } from '@vinlore/browser';
import { isRestricted, offerContract, orderedSelection } from '@vinlore/sticker-domain';
import { ErrorNotice, MoreTexts, useBrand, useCall } from '@vinlore/ui';
import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { carOfSticker } from '../car/sticker-car.ts';
import { chosenBefore, nothingChosen } from '../select/chosen.ts';
import { confirmationOf, type StickerRequest } from '../select/make-of.ts';
import { SelectionStep } from '../select/selection-step.tsx';
import type { OwnSticker } from '../view/own-sticker.ts';
import type { StepProps } from './use-opened-step.ts';

export { loadTexts } from './choosing.tsx';

/** Props of `Changing`. */
export interface ChangingProps extends StepProps {
  /** Credentials of the sticker. */
  readonly link: { readonly id: string; readonly signature: string };
  /** Sticker as returned by the server. */
  readonly sticker: Pick<OwnSticker, 'kind' | 'vin' | 'vehicle' | 'selection'>;
  /** Called with the URL of the new version. */
  readonly onChanged: (url: string) => void;
}

function Changer({ link, sticker, onChanged, onClose }: Omit<ChangingProps, 'messages'>) {
  const brand = useBrand();
  const call = useCall();
  const car = carOfSticker(sticker);
  const { vehicle, selection } = sticker;
  const change = useMutation({
    mutationFn: (request: StickerRequest) => {
      const chosen = orderedSelection(confirmationOf(request));
      return call(offerContract.changeBoughtSticker, { ...link, selection: chosen });
    },
    onSuccess: ({ url }) => onChanged(url),
  });
  return (
    <SelectionStep
      car={car}
      restricted={isRestricted(brand, vehicle.year)}
      paidBy="again"
      again={null}
      start={selection ? chosenBefore({ vehicle, selection }) : nothingChosen(car.trim)}
      left={null}
      // Stay busy until the new page opens; another click would create another version.
      isMaking={change.isPending || change.isSuccess}
      failure={change.error && <ErrorNotice error={change.error} />}
      onMake={(request) => !change.isPending && change.mutate(request)}
      onClose={onClose}
    />
  );
}

/** Selection step of a purchased sticker; confirming creates its next version for free (docs/decisions.md §4). */
export function Changing({ messages, ...change }: ChangingProps) {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <MoreTexts messages={messages}>
        <Changer {...change} />
      </MoreTexts>
    </QueryClientProvider>
  );
}
