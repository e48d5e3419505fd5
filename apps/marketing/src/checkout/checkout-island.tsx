import { type VisitorCheckoutProps, VisitorCheckoutScreen } from '@vinlore/billing-feature';
import { type StickerCar, StickerChoice, useKeptChoice } from '@vinlore/sticker-feature/order';
import { island } from '@vinlore/ui';

/** What `CheckoutScreen` takes: plain JSON, since it is an island. */
export interface CheckoutScreenProps extends VisitorCheckoutProps {
  /** Of which a sticker is made as soon as it is paid; null: none is. */
  readonly car: StickerCar | null;
}

/** Buying without an account, with what the sticker shows chosen before (docs/decisions.md §6). */
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

/** `CheckoutScreen` as an island: alive as soon as the browser has time, since the page is there for it. */
export const CheckoutIsland = island('checkout', CheckoutScreen, 'idle');
