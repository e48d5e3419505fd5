import type { IslandName } from './names.ts';
import type { Mount } from './mount.ts';

type Load = () => Promise<{ mount: Mount }>;

/** An island that React draws. React takes longest, so it's asked for at once, not when the island's own file is there. */
const drawn =
  (load: Load): Load =>
  () => {
    import('./react-island.tsx').catch(() => {});
    return load();
  };

/** Name → code, fetched when somebody first touches the island. */
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
