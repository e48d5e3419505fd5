import { accountContract, type User } from '@vinlore/account-domain';
import { ErrorNotice, ThemeToggle, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import { LogOutIcon, SiteIcon } from '../icons.ts';
import type { membersMessages } from '../messages/index.ts';
import { useApp } from '../session/use-app.ts';
import styles from './account-panel.module.css';

/** A member's name, or the e-mail where none is given. */
export function nameOf({ first, last, email }: Pick<User, 'first' | 'last' | 'email'>): string {
  return [first, last].filter(Boolean).join(' ') || email;
}

/** The avatar's letter: the name's first, 'B' when no name is given (spec §9). */
function initialOf({ first, last }: Pick<User, 'first' | 'last'>): string {
  const name = [first, last].filter(Boolean).join(' ').trim();
  return name ? [...name][0]!.toUpperCase() : 'B';
}

/** A round mark with the member's initial. */
export function Avatar({ user }: { readonly user: User }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initialOf(user)}
    </span>
  );
}

/** Who is logged in, the way to the brand's home page, light or dark, and out. */
export function AccountPanel({ user }: { readonly user: User }) {
  const { t } = useTranslator<typeof membersMessages>();
  const { memberships } = useApp();
  const call = useCall();
  const brand = useBrand();
  const logOut = useMutation({
    mutationFn: () => call(accountContract.logout, {}),
    onSuccess: () => memberships.leave('logged-out'),
  });
  return (
    <div className={styles.panel}>
      <div className={styles.who}>
        <Avatar user={user} />
        <p className={styles.name}>{nameOf(user)}</p>
        <ThemeToggle />
      </div>
      <a className={styles.entry} href="/">
        <SiteIcon />
        {t('members.home', { brand: brand.name })}
      </a>
      <button type="button" className={styles.entry} aria-busy={logOut.isPending} onClick={() => logOut.mutate()}>
        <LogOutIcon />
        {t(logOut.isPending ? 'members.loggingOut' : 'members.logOut')}
      </button>
      {logOut.error && <ErrorNotice error={logOut.error} />}
    </div>
  );
}
