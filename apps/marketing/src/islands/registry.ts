import type { IslandName } from './names.ts';
import type { Mount } from './mount.ts';

type Load = () => Promise<{ mount: Mount }>;

/** A React island. React takes longest to load, so it is requested in parallel with the island's own file. */
const drawn =
  (load: Load): Load =>
  () => {
    import('./react-island.tsx').catch(() => {});
    return load();
  };

/** Name → code, loaded on first interaction with the island. */
export const islands: Record<IslandName, Load> = {
  'account-deletion': drawn(() => import('./account-deletion.ts')),
  'bank-question': drawn(() => import('./bank-question.ts')),
  'change-sticker': drawn(() => import('./change-sticker.ts')),
  chat: drawn(() => import('./chat.ts')),
  checkout: drawn(() => import('./checkout.ts')),
  'contact-form': drawn(() => import('./contact-form.ts')),
  'invoice-link': drawn(() => import('./invoice-link.ts')),
  'kept-garage': drawn(() => import('./kept-garage.ts')),
  'mailing-form': drawn(() => import('./mailing-form.ts')),
  'mailing-link': drawn(() => import('./mailing-link.ts')),
  'offline-look-up': drawn(() => import('./offline-look-up.ts')),
  'offline-proof': () => import('./offline-proof.ts'),
  'order-standing': drawn(() => import('./order-standing.ts')),
  'recall-link': drawn(() => import('./recall-link.ts')),
  'recall-watch': drawn(() => import('./recall-watch.ts')),
  'theme-toggle': () => import('./theme-toggle.ts'),
  'vin-field': drawn(() => import('./vin-field.ts')),
  'vin-look-up': drawn(() => import('./vin-look-up.ts')),
};
