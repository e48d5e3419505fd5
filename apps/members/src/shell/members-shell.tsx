import { Outlet } from '@tanstack/react-router';
import type { Language, Messages } from '@vinlore/i18n';
import { ErrorNotice, Logo, MoreTexts, SkipLink, useBrand, useTranslator, type uiMessages } from '@vinlore/ui';
import { type ReactNode, Suspense, use } from 'react';
import type { membersMessages } from '../messages/index.ts';
import { useApp, useMembership } from '../session/use-app.ts';
import { AccountPanel, Avatar, nameOf } from './account-panel.tsx';
import { MembersNav } from './members-nav.tsx';
import styles from './members-shell.module.css';
import { useMainFocus } from './use-main-focus.ts';

let loading: Promise<Messages> | undefined;

/** Loads what the pages behind the login say: once, and again after a failure. */
function pageTexts(language: Language): Promise<Messages> {
  loading ??= import('./page-texts.ts').then(({ loadPageTexts }) => loadPageTexts(language));
  loading.catch(() => (loading = undefined));
  return loading;
}

function Home() {
  const { t } = useTranslator<typeof uiMessages>();
  const { name } = useBrand();
  return (
    <a className={styles.logo} href="/" aria-label={t('ui.home', { name })}>
      <Logo />
    </a>
  );
}

/** While the session is restored: the places of what will be here. */
function Restoring() {
  const { t } = useTranslator<typeof membersMessages>();
  return (
    <>
      <p className="hidden-visually" role="status">
        {t('members.loading')}
      </p>
      <span className={`skeleton ${styles.placeTitle}`} />
      <span className={`skeleton ${styles.placeCard}`} />
      <span className={`skeleton ${styles.placeCard}`} />
    </>
  );
}

/** The pages behind the login, with their texts; the frame stands while those come. */
function Pages() {
  const { language } = useTranslator<typeof membersMessages>();
  return (
    <MoreTexts messages={use(pageTexts(language))}>
      <Outlet />
    </MoreTexts>
  );
}

/**
 * The members' frame: at the side on a desktop (from 1024 px, spec §9), at the thumb on a phone. Pages show once the
 * token is there; until then the frame stands with the places of their content.
 */
export function MembersShell({ children }: { readonly children?: ReactNode }) {
  useMainFocus();
  const { t } = useTranslator<typeof membersMessages>();
  const { call, memberships } = useApp();
  const membership = useMembership();
  const user = membership.state === 'member' ? membership.session.user : null;
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className={styles.top}>
        <Home />
        {user && (
          <>
            <button
              type="button"
              className={styles.account}
              popoverTarget="account"
              aria-label={t('members.openAccount', { name: nameOf(user) })}
            >
              <Avatar user={user} />
            </button>
            <div id="account" popover="auto" className={styles.popover} role="dialog" aria-label={t('members.account')}>
              <AccountPanel user={user} />
            </div>
          </>
        )}
      </header>
      <header className={styles.side}>
        <Home />
        <MembersNav />
        <div className={styles.me}>{user && <AccountPanel user={user} />}</div>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {membership.state === 'unreachable' && (
          <ErrorNotice error={membership.error} onRetry={() => void memberships.restore(call)} />
        )}
        {membership.state === 'restoring' && <Restoring />}
        {user &&
          (children ?? (
            <Suspense fallback={<Restoring />}>
              <Pages />
            </Suspense>
          ))}
      </main>
      <div className={styles.bottom}>
        <MembersNav />
      </div>
    </div>
  );
}
