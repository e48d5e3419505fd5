import { type VisitorCheckoutProps, VisitorCheckoutScreen } from '@vinlore/billing-feature';
import { type StickerCar, StickerChoice, useKeptChoice } from '@vinlore/sticker-feature/order';
import { island } from '@vinlore/ui';

/** Props of `CheckoutScreen`: plain JSON, since it is an island. */
export interface CheckoutScreenProps extends VisitorCheckoutProps {
  /** Vehicle of the sticker to create right after payment; null for none. */
  readonly car: StickerCar | null;
}

/** Guest checkout, with the sticker options chosen beforehand (docs/decisions.md §6). */
export function CheckoutScreen({ car, ...checkout }: CheckoutScreenProps) {
  const [selection, keep] = useKeptChoice(car);
  return (
    <VisitorCheckoutScreen
      {...checkout}
      selection={selection}
      choice={car && <StickerChoice car={car} selection={selection} onSelection={keep} />}
    />
  );
}

/** `CheckoutScreen` as an island that hydrates as soon as the browser is idle, since it is what the page is for. */
export const CheckoutIsland = island('checkout', CheckoutScreen, 'idle');
