import { Notice, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import styles from './dealers.module.css';
import type { dealerScreenMessages } from './messages/index.ts';

/** Props of `DealersOnly`. */
export interface DealersOnlyProps {
  /** Title of the dealer page. */
  readonly title: string;
  readonly registerLink: (text: string) => ReactNode;
}

/** Shown to members on dealer pages, with a link to register. */
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
