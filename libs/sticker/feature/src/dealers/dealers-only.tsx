import { Notice, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import styles from './dealers.module.css';
import type { dealerScreenMessages } from './messages/index.ts';

/** What `DealersOnly` takes. */
export interface DealersOnlyProps {
  /** Of the page that is not theirs. */
  readonly title: string;
  readonly registerLink: (text: string) => ReactNode;
}

/** What members see of dealers' pages: whom they are for, and the way there. */
export function DealersOnly({ title, registerLink }: DealersOnlyProps) {
  const { t } = useTranslator<typeof dealerScreenMessages>();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <Notice status="info" title={t('dealers.only')} actions={registerLink(t('dealers.register'))}>
        <p>{t('dealers.onlyLead')}</p>
      </Notice>
    </div>
  );
}
