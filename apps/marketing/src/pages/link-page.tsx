import { Notice } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { Visit } from '../site.ts';
import type { DrawnPage } from './page.ts';
import styles from './page.module.css';

/**
 * A page that a link with a secret opens. The secret stands in the link's fragment, so the page is drawn without it, the
 * same for everybody, and an island reads it in the browser. Drawing the page does nothing; only a click does, since
 * scanners of mails open every link.
 *
 * @param title of the document
 */
export function linkPage({ brand, query, text }: Visit, title: string, island: ReactNode): DrawnPage {
  return {
    status: 200,
    cache: query.size === 0 ? 'shared' : 'never',
    secret: true,
    meta: { title: `${title} | ${brand.name}`, description: title, metaRobots: 'noindex, nofollow' },
    body: (
      <div className={`${styles.opening} ${styles.link}`}>
        <div className="wrap">
          <noscript>
            <div className={styles.notice}>
              <Notice status="ask" title={text.t('link.noScript')}>
                <p>{text.t('link.noScriptText', { email: brand.support_email })}</p>
              </Notice>
            </div>
          </noscript>
          {island}
        </div>
      </div>
    ),
  };
}
