import { safeLink } from '@vinlore/content-domain';
import type { DrawnLink, LinkPage } from '@vinlore/content-domain';
import { ChevronDownIcon, useAddress } from '@vinlore/ui';
import styles from './site-links.module.css';

/** A link in a header or footer: to one of our pages in the visitor's language, or to another site. */
function PageLink({ page: { url, title }, current }: { page: LinkPage; current?: string }) {
  const link = safeLink(url, useAddress());
  if (!link) return null;
  return (
    <a
      href={link.href}
      rel={link.external ? 'noopener' : undefined}
      aria-current={url === current ? 'page' : undefined}
    >
      {title}
    </a>
  );
}

/** A plain list of links. */
export function PageLinks({ pages, current }: { pages: readonly LinkPage[]; current?: string }) {
  return (
    <ul>
      {pages.map((page) => (
        <li key={page.id}>
          <PageLink page={page} current={current} />
        </li>
      ))}
    </ul>
  );
}

export interface SiteLinksProps {
  readonly links: readonly DrawnLink[];
  /** Path of the current page. */
  readonly current: string;
}

/** Links in a row; a group is a small menu under its label that opens without a script. */
export function LinkRow({ links, current }: SiteLinksProps) {
  return (
    <ul className={styles.row}>
      {links.map((link) => (
        <li key={link.id}>
          {link.kind === 'page' ? (
            <PageLink page={link.page} current={current} />
          ) : (
            // Those with the same name close each other.
            <details className={styles.group} name="site-links">
              <summary>
                {link.label}
                <ChevronDownIcon size={16} />
              </summary>
              <PageLinks pages={link.pages} current={current} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Links in a column, with each group under its label. */
export function LinkColumn({ links, current }: SiteLinksProps) {
  return (
    <div className={styles.column}>
      {links.map((link) =>
        link.kind === 'page' ? (
          <PageLink key={link.id} page={link.page} current={current} />
        ) : (
          <div key={link.id} role="group" aria-label={link.label}>
            <p className={styles.label}>{link.label}</p>
            <PageLinks pages={link.pages} current={current} />
          </div>
        ),
      )}
    </div>
  );
}
