import { Link, useLocation } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { useTranslator } from '@vinlore/ui';
import { HomeIcon, StickersIcon } from '../icons.ts';
import type { membersMessages } from '../messages/index.ts';
import { sectionOf } from '../pages/sections.ts';
import styles from './members-nav.module.css';

/** Only the very section counts as the current page: the router alone would mark every link to the dashboard. */
const ACTIVE = { exact: true, includeHash: true, includeSearch: false } as const;

/** The members' pages; the dashboard's sections are told apart by their hash (decisions §4). */
export function MembersNav() {
  const { t } = useTranslator<typeof membersMessages>();
  const { pathname, hash } = useLocation();
  const here = pathname === MEMBERS_PATHS.dashboard ? sectionOf(hash) : 'stickers';
  return (
    <nav className={styles.nav} aria-label={t('members.nav')}>
      <Link
        className={styles.entry}
        to={MEMBERS_PATHS.dashboard}
        activeOptions={ACTIVE}
        aria-current={here === 'overview' ? 'page' : undefined}
      >
        <HomeIcon />
        {t('members.dashboard')}
      </Link>
      <Link
        className={styles.entry}
        to={MEMBERS_PATHS.dashboard}
        hash="window-sticker"
        activeOptions={ACTIVE}
        aria-current={here === 'stickers' ? 'page' : undefined}
      >
        <StickersIcon />
        {t('members.stickers')}
      </Link>
    </nav>
  );
}
