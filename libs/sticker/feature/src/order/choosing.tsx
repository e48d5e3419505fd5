import { createQueryClient } from '@vinlore/browser';
import { type Language, loadMessages, type Messages } from '@vinlore/i18n';
import { orderedSelection } from '@vinlore/sticker-domain';
import { MoreTexts } from '@vinlore/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { StickerCar } from '../car/sticker-car.ts';
import { stickerMessages } from '../messages/index.ts';
import { chosenBefore, isUntouched, nothingChosen } from '../select/chosen.ts';
import { confirmationOf } from '../select/make-of.ts';
import { SelectionStep } from '../select/selection-step.tsx';
import { readChoice } from './read-choice.ts';

/** Props of `Choosing`. */
export interface ChoosingProps {
  readonly car: StickerCar;
  /** Previous choices in the purchase call's format. */
  readonly selection: string | undefined;
  readonly onSelection: (selection: string | undefined) => void;
  readonly onClose: () => void;
  /** Of `loadTexts`. */
  readonly messages: Messages;
}

/** Messages of the selection step, loaded on demand on the public site. */
export const loadTexts = (language: Language): Promise<Messages> => loadMessages([stickerMessages], language);

/** Selection step before payment; the choices are sent with the order (docs/decisions.md §6). */
export function Choosing({ car, selection, onSelection, onClose, messages }: ChoosingProps) {
  const [queries] = useState(createQueryClient);
  const before = selection === undefined ? null : readChoice(selection);
  return (
    <QueryClientProvider client={queries}>
      <MoreTexts messages={messages}>
        <SelectionStep
          car={car}
          restricted={false}
          paidBy="order"
          again={null}
          start={before ? chosenBefore({ vehicle: car, selection: before }) : nothingChosen(car.trim)}
          left={null}
          isMaking={false}
          failure={null}
          onMake={(request) => {
            const { choices, chosen } = request;
            onSelection(isUntouched(choices, chosen, car.trim) ? undefined : orderedSelection(confirmationOf(request)));
            onClose();
          }}
          onClose={onClose}
        />
      </MoreTexts>
    </QueryClientProvider>
  );
}
