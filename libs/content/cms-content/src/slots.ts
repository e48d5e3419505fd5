import type { ReactNode } from 'react';

/** What blocks show that belongs to other slices: the app hands it in (docs/architecture.md). */
export interface BlockSlots {
  /** The form in which a visitor names a car, with the words of its button. */
  lookUp(button: string, layout?: 'tabs' | 'list'): ReactNode;
  /** The sticker of a sample VIN; null where it cannot be drawn, and the block does without. */
  sticker(vin: string, view: 'page' | 'detail'): ReactNode;
  /** A sample VIN taken apart; null likewise. */
  anatomy(vin: string): ReactNode;
}
