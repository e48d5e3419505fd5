import { Outlet, useLocation } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { type DeskMe, leadingTo, MEMBERS_PATHS } from '@vinlore/account-domain';
import { Login, SecureLogin } from '@vinlore/account-feature';
import { ProofHost } from '@vinlore/account-feature/app';
import { CallError } from '@vinlore/contract';
import { publicAddress } from '@vinlore/desk-ui';
import { ErrorNotice, Notice, useBrand, useTranslator } from '@vinlore/ui';
import { Suspense, useEffect, useState } from 'react';
import type { staffMessages } from '../messages/index.ts';
import { meQuery } from '../session/me-query.ts';
import { useApp, useMembership } from '../session/use-app.ts';
import { SecondFactor } from './account-parts.tsx';
import { DeskFrame } from './desk-frame.tsx';
import { Door } from './door.tsx';
import styles from './desk-shell.module.css';
import { LogOutButton } from './log-out.tsx';

const FAREWELLS = { 'logged-out': 'account.loggedOut', 'session-over': 'account.sessionOver' } as const;

/** Sign-in at the requested URL, which opens afterwards. */
function LoggingIn() {
  const { t } = useTranslator<typeof staffMessages>();
  const { name, settings } = useBrand();
  const { memberships, store } = useApp();
  const place = useLocation();
  const membership = useMembership();
  // While a brand's gate is on, its sign-in is behind it, for staff as for members (docs/decisions.md §4).
  const [isPassed, setPassed] = useState(settings.security !== 'enabled' || store.read('__secu_id') !== undefined);
  const title = t('staff.login');
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  const farewell = membership.state === 'stranger' ? membership.farewell : undefined;
  const pass = (secureId: string) => {
    store.write('__secu_id', secureId);
    setPassed(true);
  };
  return (
    <Door>
      {isPassed ? (
        <Login
          title={title}
          lead={t('staff.loginLead')}
          notice={farewell && FAREWELLS[farewell]}
          forgotLink={(text) => <a href={publicAddress(leadingTo(MEMBERS_PATHS.forgotPassword, place.href))}>{text}</a>}
          onLoggedIn={memberships.enter}
        />
      ) : (
        <SecureLogin onPassed={pass} />
      )}
    </Door>
  );
}

/** Shown to signed-in users who aren't staff. */
function NotOnTheStaff({ email }: { readonly email: string }) {
  const { t } = useTranslator<typeof staffMessages>();
  const { name } = useBrand();
  return (
    <Door>
      <h1>{t('staff.notStaff')}</h1>
      <Notice status="no" title={t('staff.notStaffLead', { brand: name, email })} actions={<LogOutButton />} />
    </Door>
  );
}

/** Two-step verification, before any of the desk is shown. */
function Proving({ me }: { readonly me: DeskMe }) {
  const { queries, call, memberships } = useApp();
  return (
    <Door>
      <Suspense fallback={null}>
        <SecondFactor
          me={me}
          onGiven={(session) => {
            memberships.enter(session);
            void queries.invalidateQueries({ queryKey: meQuery(call).queryKey });
          }}
        />
        <p className={styles.out}>
          <LogOutButton className="btn btn-quiet" />
        </p>
      </Suspense>
    </Door>
  );
}

/** Loading state of session and desk. */
function Opening() {
  const { t } = useTranslator<typeof staffMessages>();
  return (
    <Door>
      <p role="status">{t('staff.loading')}</p>
    </Door>
  );
}

/** Checks the signed-in user: on the staff, and with two-step verification? */
function Entering({ email }: { readonly email: string }) {
  const { call } = useApp();
  const me = useQuery(meQuery(call));
  if (me.data?.factor === 'given')
    return (
      <DeskFrame me={me.data}>
        <Outlet />
      </DeskFrame>
    );
  if (me.data) return <Proving me={me.data} />;
  if (me.error instanceof CallError && me.error.status === 403) return <NotOnTheStaff email={email} />;
  if (me.error) {
    return (
      <Door>
        <ErrorNotice error={me.error} onRetry={() => void me.refetch()} />
      </Door>
    );
  }
  return <Opening />;
}

/** The desk with its access checks: sign-in, two-step verification, then the frame with the page. */
export function DeskShell() {
  const { call, memberships } = useApp();
  const membership = useMembership();
  if (membership.state === 'member')
    return (
      <>
        <Entering email={membership.session.user.email} />
        <ProofHost at="desk" onSession={memberships.enter} />
      </>
    );
  if (membership.state === 'stranger') return <LoggingIn />;
  if (membership.state === 'restoring') return <Opening />;
  return (
    <Door>
      <ErrorNotice error={membership.error} onRetry={() => void memberships.restore(call)} />
    </Door>
  );
}
