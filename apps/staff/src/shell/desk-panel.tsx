import { useLocation } from '@tanstack/react-router';
import type { DeskMe } from '@vinlore/account-domain';
import { publicAddress } from '@vinlore/desk-ui';
import { LanguageLinks, navLine, ThemeToggle, useTranslator } from '@vinlore/ui';
import { LanguageIcon, SiteIcon } from '../icons.ts';
import type { staffMessages } from '../messages/index.ts';
import styles from './desk-panel.module.css';
import { LogOutButton } from './log-out.tsx';

/** Current user, link to the site, language, color scheme, and sign out. */
export function DeskPanel({ me }: { readonly me: DeskMe }) {
  const { t } = useTranslator<typeof staffMessages>();
  const { name, email } = me.account;
  return (
    <div className={styles.panel}>
      <div className={styles.who}>
        <p className={styles.name} title={email}>
          {name || email}
        </p>
        <ThemeToggle />
      </div>
      <a className={navLine} href={publicAddress('/')} target="_blank" rel="noreferrer">
        <SiteIcon />
        {t('staff.site')}
      </a>
      <LanguageLinks place={useLocation()} className={navLine} icon={<LanguageIcon />} />
      <LogOutButton className={navLine} />
    </div>
  );
}
