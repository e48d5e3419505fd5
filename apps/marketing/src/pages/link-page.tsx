import { Notice } from '@vinlore/ui';
import type { ReactNode } from 'react';
import { LINK_ACTS } from '../posts/link-acts.ts';
import { LinkActs } from '../posts/link-buttons.tsx';
import { PasteLink } from '../posts/paste-link.tsx';
import type { Visit } from '../site.ts';
import type { DrawnPage } from './page.ts';
import styles from './page.module.css';

/**
 * A page opened by a link with a secret. The secret is in the URL fragment, so the page is rendered without it, the
 * same for everyone, and an island reads it in the browser; without JavaScript, the link can be pasted into a form.
 * Rendering has no side effects; only a click does, because email scanners open every link.
 *
 * @param title document title
 */
export function linkPage(visit: Visit, title: string, island: ReactNode): DrawnPage {
  const { brand, query, text, path } = visit;
  const asks = LINK_ACTS[path]?.some((act) => act.asks);
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
              <PasteLink text={text}>
                <LinkActs visit={visit} />
              </PasteLink>
            </div>
          </noscript>
          <div className={asks ? styles.asked : styles.scripted}>{island}</div>
        </div>
      </div>
    ),
  };
}
