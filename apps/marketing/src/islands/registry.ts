import type { IslandName } from './names.ts';
import type { Mount } from './mount.ts';

/** Name → code, fetched when somebody first touches the island. */
export const islands: Record<IslandName, () => Promise<{ mount: Mount }>> = {
  'account-deletion': () => import('./account-deletion.ts'),
  'bank-question': () => import('./bank-question.ts'),
  'change-sticker': () => import('./change-sticker.ts'),
  chat: () => import('./chat.ts'),
  checkout: () => import('./checkout.ts'),
  'contact-form': () => import('./contact-form.ts'),
  'invoice-link': () => import('./invoice-link.ts'),
  'kept-garage': () => import('./kept-garage.ts'),
  'mailing-form': () => import('./mailing-form.ts'),
  'mailing-link': () => import('./mailing-link.ts'),
  'offline-look-up': () => import('./offline-look-up.ts'),
  'offline-proof': () => import('./offline-proof.ts'),
  'order-standing': () => import('./order-standing.ts'),
  'recall-link': () => import('./recall-link.ts'),
  'recall-watch': () => import('./recall-watch.ts'),
  'theme-toggle': () => import('./theme-toggle.ts'),
  'vin-field': () => import('./vin-field.ts'),
  'vin-look-up': () => import('./vin-look-up.ts'),
};
