import type { EventDetail } from '../events/history-event.ts';

export type Disposition = NonNullable<EventDetail['disposition']>;

/** Dispositions of a junk or salvage vehicle (JSI), and whether it can still be on the road afterwards. */
export const DISPOSITIONS: Readonly<Record<Disposition, { readonly mayReturn: boolean }>> = {
  sold: { mayReturn: true },
  crush: { mayReturn: false },
  scrap: { mayReturn: false },
  tbd: { mayReturn: true },
  retained: { mayReturn: true },
  parts: { mayReturn: false },
};
