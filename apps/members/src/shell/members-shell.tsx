import { CatchBoundary, Outlet, useLocation } from '@tanstack/react-router';
import { isDealerAtom } from '@vinlore/browser';
import { useDraftGuard } from '@vinlore/account-feature';
import type { User } from '@vinlore/account-domain';
import {
  useMainFocus,
  withTexts,
  AppFrame,
  Avatar,
  ErrorNotice,
  lazyPart,
  LogoLink,
  Notifications,
  useAddress,
  useBrand,
  useTranslator,
  type uiMessages,
} from '@vinlore/ui';
import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { LazyFeedback } from '../feedback/lazy-feedback.tsx';
import type { membersMessages } from '../messages/index.ts';
import { Broken } from '../pages/broken.tsx';
import { useApp, useMembership } from '../session/use-app.ts';
import { AccountPanel, nameOf } from './account-panel.tsx';
import { LazyChat } from './lazy-chat.tsx';
import { MembersFooter } from './members-footer.tsx';
import { AccountLinks, isAccountPage, WorkLinks } from './members-nav.tsx';
import styles from './members-shell.module.css';
import { OfflineBanner } from './offline-banner.tsx';

const ViewBar = lazyPart(() => import('../view/view-bar.tsx'), 'ViewBar');

/** The signed-in pages with their texts; the shell stays visible while they load. */
const Texts = withTexts((language) => import('./page-texts.ts').then(({ loadPageTexts }) => loadPageTexts(language)));

function Pages() {
  const { isView } = useApp();
  return (
    <Texts>
      <Outlet />
      {/* Feedback and chat would be in the member's name. */}
      {!isView && <MembersFooter />}
    </Texts>
  );
}

function Home() {
  const { t } = useTranslator<typeof uiMessages>();
  const { name } = useBrand();
  const address = useAddress();
  return (
    <div className={styles.home}>
      <LogoLink href={address('/')} label={t('ui.home', { name })} />
    </div>
  );
}

/** Skeleton while the session is restored. */
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

/** On a phone: main links in a bottom bar, and the account pages in a sheet above it. */
function Bottom({ user }: { readonly user: User | null }) {
  const { t } = useTranslator<typeof membersMessages>();
  const place = useLocation();
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sheet.current?.hidePopover();
  }, [place.pathname, place.hash]);
  return (
    <div className={styles.bottom}>
      <nav className={styles.bar} aria-label={t('members.nav')}>
        <WorkLinks at="thumb" />
        {user && (
          <button
            type="button"
            className={styles.account}
            popoverTarget="account"
            data-current={isAccountPage(place) || undefined}
            aria-label={t('members.openAccount', { name: nameOf(user) ?? user.email })}
          >
            <Avatar name={nameOf(user)} image={user.profile_image} />
            {t('members.account')}
          </button>
        )}
      </nav>
      {user && (
        <div
          id="account"
          ref={sheet}
          popover="auto"
          className={styles.sheet}
          role="dialog"
          aria-label={t('members.account')}
        >
          <nav className={styles.links} aria-label={t('members.account')}>
            <WorkLinks at="sheet" />
            <AccountLinks />
          </nav>
          <AccountPanel user={user} />
        </div>
      )}
    </div>
  );
}

/**
 * Shell of the members area: sidebar on a desktop (from 1024 px, spec §9), bottom bar on a phone. Pages render once
 * there is a token; until then, skeletons do.
 */
export function MembersShell({ children }: { readonly children?: ReactNode }) {
  const place = useLocation();
  useMainFocus(place.pathname);
  useDraftGuard();
  const { t } = useTranslator<typeof membersMessages>();
  const { call, memberships, isView } = useApp();
  const membership = useMembership();
  const isDealer = useAtomValue(isDealerAtom);
  const user = membership.state === 'member' ? membership.session.user : null;
  return (
    <AppFrame
      className={styles.shell}
      top={
        <>
          <Home />
          {isDealer && <span className="tag">{t('members.dealer')}</span>}
        </>
      }
      side={
        <>
          <Home />
          <nav className={styles.links} aria-label={t('members.nav')}>
            <WorkLinks at="side" />
            <p className={styles.group}>{t('members.account')}</p>
            <AccountLinks />
          </nav>
          <div className={styles.me}>{user && <AccountPanel user={user} />}</div>
        </>
      }
      over={
        <>
          <Bottom user={user} />
          {/* The conversation's owner is only known from the token. */}
          {user && !isView && <LazyChat key={user.id} />}
          {!isView && <LazyFeedback />}
          <Notifications />
        </>
      }
    >
      <OfflineBanner />
      {isView && (
        <Suspense fallback={null}>
          <ViewBar />
        </Suspense>
      )}
      {membership.state === 'unreachable' && (
        <ErrorNotice error={membership.error} onRetry={() => void memberships.restore(call)} />
      )}
      {membership.state === 'restoring' && <Restoring />}
      {user &&
        (children ?? (
          <CatchBoundary getResetKey={() => place.href} errorComponent={Broken}>
            <Suspense fallback={<Restoring />}>
              <Pages />
            </Suspense>
          </CatchBoundary>
        ))}
    </AppFrame>
  );
}
