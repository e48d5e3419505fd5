import type { Site } from '@vinlore/content-domain';
import type { ReactNode } from 'react';

/** Ways in which a look-up form names a car. */
export type Way = 'vin' | 'plate' | 'name';

/** How the look-up form of a page stands. */
export interface LookUpLook {
  readonly layout?: 'tabs' | 'list';
  /** The way that is open first. */
  readonly way?: Way;
}

/** What blocks show that belongs to other slices: the app hands it in (docs/explanation/architecture.md). */
export interface BlockSlots {
  /** The form in which a visitor names a car, with the words of its button. */
  lookUp(button: string, look: LookUpLook): ReactNode;
  /** A vehicle as it is decoded, in a few lines that lead to all of them; null where it cannot be had. */
  example(vin: string): ReactNode;
  /** The sticker of a sample VIN; null where it cannot be drawn, and the block does without. */
  sticker(vin: string, view: 'page' | 'detail'): ReactNode;
  /** The verdict of a sample vehicle's report, and the way to all of it; null likewise. */
  report(vin: string): ReactNode;
  /** A sample VIN taken apart; null likewise. */
  anatomy(vin: string): ReactNode;
  /** The brand's plans of a product; null where they cannot be had. */
  plans(product: 'report' | 'sticker'): ReactNode;
  /** The form that sends a message to support. */
  contact(button: string): ReactNode;
  /** The field for a VIN whose recalls are looked up. */
  recallCheck(button: string): ReactNode;
  /** The field for the number of a sticker. */
  verify(button: string): ReactNode;
}

/** What of the site's own record blocks show. */
export type SiteVoices = Pick<Site, 'reviews' | 'trustpilot'>;
