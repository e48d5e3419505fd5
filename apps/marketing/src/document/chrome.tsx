import { LANGUAGE_NAMES, type Language, languagesOf, pathIn } from '@vinlore/brand';
import { drawnLinks } from '@vinlore/content-domain';
import { CloseIcon, island, Logo, MenuIcon, PageFrame, ThemeToggle, useAddress } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { Site, Visit } from '../site.ts';
import styles from './chrome.module.css';
import { asksForConsent, ConsentLink } from './consent-banner.tsx';
import { LinkColumn, LinkRow, PageLinks, type SiteLinksProps } from './site-links.tsx';

interface ChromeProps {
  readonly visit: Omit<Visit, 'query'>;
  /** Languages in which there is a page at this path. */
  readonly languages: readonly Language[];
  /** Query to keep when switching languages, with its question mark, or empty. */
  readonly search: string;
}

const ThemeIsland = island('theme-toggle', ThemeToggle);

/**
 * Links to this page in the other languages, or to that language's home page if it isn't published there. A plain link;
 * the loader remembers the choice and recognizes the same page by `rel`.
 */
function LanguageLinks({ visit, languages, search, className }: ChromeProps & { className?: string }) {
  const { brand, language: own, path } = visit;
  return languagesOf(brand)
    .filter((language) => language !== own)
    .map((language) => {
      const same = languages.includes(language);
      return (
        <a
          key={language}
          className={className}
          href={pathIn(brand, language, same ? path + search : '/')}
          rel={same ? 'alternate' : undefined}
          hrefLang={language}
          lang={language}
        >
          {LANGUAGE_NAMES[language]}
        </a>
      );
    });
}

/** On phones the links are in a sheet that works without scripts: a popover. */
function Menu({ links, current, ...chrome }: ChromeProps & SiteLinksProps) {
  const { text } = chrome.visit;
  return (
    <>
      <button
        type="button"
        className={`btn ${styles.menuButton}`}
        popoverTarget="menu"
        aria-label={text.t('site.menu')}
        title={text.t('site.menu')}
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
            title={text.t('site.close')}
          >
            <CloseIcon size={24} />
          </button>
        </div>
        <nav aria-label={text.t('site.menu')}>
          <LinkColumn links={links} current={current} />
        </nav>
        <LanguageLinks {...chrome} className={styles.menuLanguage} />
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
              <PageLinks pages={link.kind === 'group' ? link.pages : [link.page]} />
            </nav>
          ))}
        </div>
        <div className={styles.end}>
          <p className={styles.legal}>{content.site.legal}</p>
          <p className={styles.ways}>
            <button type="button" className={styles.chat} data-chat>
              {text.t('site.chat')}
            </button>
            {asksForConsent(site) && <ConsentLink site={site} />}
          </p>
        </div>
      </div>
    </footer>
  );
}

/** Header and footer of a page, with links from the brand's content. */
export function Chrome({ children, ...chrome }: ChromeProps & { children: ReactNode }) {
  const { content, text } = chrome.visit;
  const address = useAddress();
  const header = { links: drawnLinks(content.site.headers), current: chrome.visit.path };
  return (
    <PageFrame
      home={address('/')}
      nav={
        <nav className={styles.nav} aria-label={text.t('site.main')}>
          <LinkRow {...header} />
        </nav>
      }
      tools={
        <>
          <LanguageLinks {...chrome} className={styles.language} />
          <ThemeIsland />
          <a className={`btn ${styles.logIn}`} href={address('/members/login')}>
            <span className={styles.stranger}>{text.t('site.logIn')}</span>
            <span className={styles.member}>{text.t('site.account')}</span>
          </a>
          <Menu {...header} {...chrome} />
        </>
      }
      footer={<Footer site={chrome.visit} />}
    >
      {children}
    </PageFrame>
  );
}
