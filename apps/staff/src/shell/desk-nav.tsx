import { permits } from '@vinlore/contract';
import { DeskLink, useDesk } from '@vinlore/desk-ui';
import { navLine, useTranslator } from '@vinlore/ui';
import type { DeskRoute } from '../areas/area.ts';
import { AREAS } from '../areas/index.ts';
import { HomeIcon } from '../icons.ts';
import type { staffMessages } from '../messages/index.ts';
import { useEffect, useRef } from 'react';
import styles from './desk-nav.module.css';

/** Whether a URL is the page's own or below it. */
const isAt = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

/** Target of a navigation item and whether it is current. */
interface NavPlace {
  readonly href: string;
  readonly isHere: boolean;
}

/** A navigation item. */
function NavEntry({ href, label, Icon, isHere }: NonNullable<DeskRoute['nav']> & NavPlace) {
  const { t } = useTranslator<typeof staffMessages>();
  return (
    <DeskLink className={navLine} href={href} aria-current={isHere ? 'page' : undefined}>
      <Icon />
      {t(label)}
    </DeskLink>
  );
}

/** The desk pages the user may see, by area. */
export function DeskNav() {
  const { t } = useTranslator<typeof staffMessages>();
  const { roles, place } = useDesk();
  const areas = AREAS.map(({ title, pages }) => ({
    title,
    pages: pages.filter(({ nav, permission }) => nav && permits(roles, permission)),
  })).filter(({ pages }) => pages.length > 0);
  const open = areas.flatMap(({ pages }) => pages).filter(({ path }) => isAt(place.pathname, path));
  // If two match, the longer one wins: /staff/content/links isn't /staff/content.
  const here = open.toSorted((one, other) => other.path.length - one.path.length)[0]?.path;
  const nav = useRef<HTMLElement>(null);
  // The list is longer than most screens: scroll the current item into view.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  return (
    <nav ref={nav} className={styles.nav} aria-label={t('staff.nav')}>
      <NavEntry href="/staff" label="staff.home" Icon={HomeIcon} isHere={place.pathname === '/staff'} />
      {areas.map(({ title, pages }) => (
        <div key={title} role="group" aria-label={t(title)}>
          <p className={styles.group}>{t(title)}</p>
          {pages.map(({ path, nav }) => (
            <NavEntry key={path} href={path} {...nav!} isHere={path === here} />
          ))}
        </div>
      ))}
    </nav>
  );
}
