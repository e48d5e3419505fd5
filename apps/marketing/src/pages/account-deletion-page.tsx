import { AccountDeletion } from '@vinlore/account-feature';
import type { Visit } from '../site.ts';
import type { DrawnPage } from './page.ts';
import styles from './page.module.css';

/**
 * `/account-deletion` (decisions §4): the form, and what the links of its mails open. Drawing the page does nothing with
 * a link's token: only a click does.
 */
export function accountDeletionPage({ path, query, brand, text }: Visit): DrawnPage | null {
  if (path !== '/account-deletion' && path !== '/account-deletion/') return null;
  const [token, undo] = [query.get('token'), query.get('undo')];
  const meta = {
    title: `${text.t('accountDeletion.title')} | ${brand.name}`,
    description: text.t('accountDeletion.description', { brand: brand.name }),
  };
  return {
    status: 200,
    cache: query.size === 0 ? 'shared' : 'never',
    meta: token || undo ? { ...meta, metaRobots: 'noindex, nofollow' } : meta,
    body: (
      <div className={styles.opening}>
        <div className="wrap">
          <AccountDeletion token={token} undo={undo} />
        </div>
      </div>
    ),
  };
}
