import { type DrawnLink, drawnLinks, type LinkPage } from '@vinlore/content-domain';
import { CloseIcon, island, Logo, MenuIcon, PageFrame, ThemeToggle } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { Site } from '../site.ts';
import styles from './chrome.module.css';

const ThemeIsland = island('theme-toggle', ThemeToggle);

const flat = (links: readonly DrawnLink[]): LinkPage[] =>
  links.flatMap((link) => (link.kind === 'page' ? [link.page] : link.pages));

function Links({ pages }: { pages: readonly LinkPage[] }) {
  return (
    <ul>
      {pages.map(({ id, title, url }) => (
        <li key={id}>
          <a href={url}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

/** On phones the links are in a sheet that the browser opens and closes by itself: a popover, no script. */
function Menu({ pages, text }: { pages: readonly LinkPage[]; text: Site['text'] }) {
  return (
    <>
      <button
        type="button"
        className={`btn ${styles.menuButton}`}
        popoverTarget="menu"
        aria-label={text.t('site.menu')}
      >
        <MenuIcon size={24} />
      </button>
      <div id="menu" popover="auto" className={styles.menu}>
        <div className={styles.menuHead}>
          <strong>{text.t('site.menu')}</strong>
          <button
            type="button"
            className={`btn ${styles.menuButton}`}
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label={text.t('site.close')}
          >
            <CloseIcon size={24} />
          </button>
        </div>
        <nav aria-label={text.t('site.menu')}>
          <Links pages={pages} />
        </nav>
      </div>
    </>
  );
}

function Footer({ site }: { site: Site }) {
  const { content, text } = site;
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.about}>
            <Logo />
            <p>{content.site.about}</p>
          </div>
          {drawnLinks(content.site.footers).map((link) => (
            <nav key={link.id} aria-label={link.kind === 'group' ? link.label : text.t('site.footer')}>
              {link.kind === 'group' && <h2>{link.label}</h2>}
              <Links pages={link.kind === 'group' ? link.pages : [link.page]} />
            </nav>
          ))}
        </div>
        <p className={styles.legal}>{content.site.legal}</p>
      </div>
    </footer>
  );
}

/** Header and footer around a page: the brand's own links, from its content. */
export function Chrome({ site, children }: { site: Site; children: ReactNode }) {
  const { content, text } = site;
  const pages = flat(drawnLinks(content.site.headers));
  return (
    <PageFrame
      home="/"
      nav={
        <nav className={styles.nav} aria-label={text.t('site.main')}>
          <Links pages={pages} />
        </nav>
      }
      tools={
        <>
          <ThemeIsland />
          <a className={`btn ${styles.logIn}`} href="/members/login">
            {text.t('site.logIn')}
          </a>
          <Menu pages={pages} text={text} />
        </>
      }
      footer={<Footer site={site} />}
    >
      {children}
    </PageFrame>
  );
}
