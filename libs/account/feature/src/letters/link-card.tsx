import { CallError } from '@vinlore/contract';
import { ErrorNotice, Notice, useTranslator } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AccountCard } from '../form/account-card.tsx';
import styles from '../form/account-card.module.css';
import type { AccountText, AccountTexts } from '../messages/index.ts';

/** Props of `LinkCard`. */
export interface LinkCardProps {
  readonly title: AccountText;
  readonly lead: AccountText;
  readonly action: AccountText;
  readonly working: AccountText;
  /** Token from the emailed link; null if it is missing. */
  readonly token: string | null;
  readonly confirm: (token: string) => Promise<void>;
  /** Where to go if the link is no longer valid. */
  readonly wayOn: ReactNode;
}

/**
 * Page of an emailed link, with one button. Opening the page changes nothing, because email security scanners open
 * every link.
 */
export function LinkCard({ title, lead, action, working, token, confirm, wayOn }: LinkCardProps) {
  const { t } = useTranslator<AccountTexts>();
  const confirming = useMutation({ mutationFn: confirm });
  if (!token)
    return (
      <AccountCard title={t('account.linkIncompleteTitle')} lead={t('account.linkIncomplete')}>
        <p className={styles.actions}>{wayOn}</p>
      </AccountCard>
    );
  const { error } = confirming;
  const noLongerGood = error instanceof CallError && error.status === 422;
  return (
    <AccountCard title={t(title)} lead={t(lead)}>
      <div className={styles.form}>
        {noLongerGood && <Notice status="stop" role="alert" title={error.message} actions={wayOn} />}
        {error && !noLongerGood && <ErrorNotice error={error} />}
        {!noLongerGood && (
          <button
            type="button"
            className={`btn btn-primary btn-lg ${styles.submit}`}
            aria-busy={confirming.isPending}
            onClick={() => {
              if (!confirming.isPending) confirming.mutate(token);
            }}
          >
            {t(confirming.isPending ? working : action)}
          </button>
        )}
      </div>
    </AccountCard>
  );
}
