import type { Site } from '@vinlore/content-domain';
import type { ReactNode } from 'react';

/** Ways to look up a car. */
export type Way = 'vin' | 'plate' | 'name';

/** How a page's lookup form is set up. */
export interface LookUpLook {
  readonly layout?: 'tabs' | 'list';
  /** The tab that is open at first. */
  readonly way?: Way;
}

/** Parts of blocks that other slices provide; the app passes them in (docs/explanation/architecture.md). */
export interface BlockSlots {
  /** The lookup form, with the label of its button. */
  lookUp(button: string, look: LookUpLook): ReactNode;
  /** A decoded vehicle in a few lines that link to the full decode; null if it couldn't be decoded. */
  example(vin: string): ReactNode;
  /** The sticker for a sample VIN; null if it couldn't be rendered, and the block is shown without it. */
  sticker(vin: string, view: 'page' | 'detail'): ReactNode;
  /** The verdict of a sample report with a link to the report; null if it couldn't be rendered. */
  report(vin: string): ReactNode;
  /** A sample VIN, broken down; null if it couldn't be decoded. */
  anatomy(vin: string): ReactNode;
  /** The brand's plans for a product; null if they couldn't be loaded. */
  plans(product: 'report' | 'sticker'): ReactNode;
  /** The form that sends a message to support. */
  contact(button: string): ReactNode;
  /** The VIN field of the recall check. */
  recallCheck(button: string): ReactNode;
  /** The field for a sticker number. */
  verify(button: string): ReactNode;
}

/** The parts of the site record that blocks show. */
export type SiteVoices = Pick<Site, 'reviews' | 'trustpilot'>;
