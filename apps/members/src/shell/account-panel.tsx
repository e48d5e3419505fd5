import { useLocation } from '@tanstack/react-router';
import { accountContract, type User } from '@vinlore/account-domain';
import { isDealerAtom, keepAcross } from '@vinlore/browser';
import { SCHEME_KEY } from '@vinlore/theming';
import {
  Avatar,
  ErrorNotice,
  LanguageLinks,
  navLine,
  ThemeToggle,
  useAddress,
  useBrand,
  useCall,
  useTranslator,
} from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { LanguageIcon, LogOutIcon, SiteIcon } from '../icons.ts';
import type { membersMessages } from '../messages/index.ts';
import { useApp } from '../session/use-app.ts';
import styles from './account-panel.module.css';

/** A member's name; null without one. */
export function nameOf({ first, last }: Pick<User, 'first' | 'last'>): string | null {
  return [first, last].filter(Boolean).join(' ') || null;
}

/** Current member, link to the brand's home page, color scheme, and sign out. */
export function AccountPanel({ user }: { readonly user: User }) {
  const { t } = useTranslator<typeof membersMessages>();
  const place = useLocation();
  const { memberships, isView } = useApp();
  const call = useCall();
  const brand = useBrand();
  const address = useAddress();
  const name = nameOf(user);
  const isDealer = useAtomValue(isDealerAtom);
  const logOut = useMutation({
    mutationFn: () => keepAcross([SCHEME_KEY, '__secu_id'], () => call(accountContract.logout, {})),
    onSuccess: () => memberships.leave('logged-out'),
  });
  return (
    <div className={styles.panel}>
      <div className={styles.who}>
        <Avatar name={name} image={user.profile_image} />
        <div className={styles.name}>
          <p className={name ? undefined : styles.email} title={name ?? user.email}>
            {name ?? user.email}
          </p>
          {isDealer && <span className="tag">{t('members.dealer')}</span>}
        </div>
        <ThemeToggle />
      </div>
      <a className={navLine} href={address('/')}>
        <SiteIcon />
        {t('members.home', { brand: brand.name })}
      </a>
      {/* Both reload the page, which would end a view. */}
      {!isView && (
        <>
          <LanguageLinks place={place} className={navLine} icon={<LanguageIcon />} />
          <button type="button" className={navLine} aria-busy={logOut.isPending} onClick={() => logOut.mutate()}>
            <LogOutIcon />
            {t(logOut.isPending ? 'members.loggingOut' : 'members.logOut')}
          </button>
        </>
      )}
      {logOut.error && <ErrorNotice error={logOut.error} />}
    </div>
  );
}
