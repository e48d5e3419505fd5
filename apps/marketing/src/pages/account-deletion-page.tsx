import { AccountDeletion, AccountDeletionLink } from '@vinlore/account-feature';
import type { Visit } from '../site.ts';
import { linkPage } from './link-page.tsx';
import type { DrawnPage } from './page.ts';
import styles from './page.module.css';

/** Pages opened by the links in its emails. */
const STEPS = { '/account-deletion/confirm': 'confirm', '/account-deletion/undo': 'undo' } as const;

/** `/account-deletion` (docs/decisions.md §4): the form, and the pages its email links open. */
export function accountDeletionPage(visit: Visit): DrawnPage | null {
  const { path, query, brand, text } = visit;
  const title = text.t('accountDeletion.title');
  const step = STEPS[path as keyof typeof STEPS];
  if (step) return linkPage(visit, title, <AccountDeletionLink step={step} />);
  if (path !== '/account-deletion') return null;
  return {
    status: 200,
    cache: query.size === 0 ? 'shared' : 'never',
    meta: {
      title: `${title} | ${brand.name}`,
      description: text.t('accountDeletion.description', { brand: brand.name }),
    },
    body: (
      <div className={styles.opening}>
        <div className="wrap">
          <AccountDeletion step="ask" />
        </div>
      </div>
    ),
  };
}
