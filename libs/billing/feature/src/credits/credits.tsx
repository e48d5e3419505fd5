import type { creditsContract } from '@vinlore/billing-domain';
import type { DataOf } from '@vinlore/contract';
import { ErrorNotice, Notice, useCall, useTranslator } from '@vinlore/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { billingMessages } from '../messages/index.ts';
import { LinePlaces, Lines, MoreLines, Page } from '../page/page.tsx';
import { CreditsLeft } from './credits-left.tsx';
import { creditHistoryQuery } from './credits-query.ts';
import styles from './credits.module.css';

type Line = DataOf<typeof creditsContract.creditHistory>['lines'][number];

/** Props of `Credits`. */
export interface CreditsProps {
  readonly buyLink: (text: string) => ReactNode;
  /** Link to a document that a credit paid for. */
  readonly documentLink: (document: NonNullable<Line['document']>, text: string) => ReactNode;
}

function HistoryLine({ line, documentLink }: { line: Line; documentLink: CreditsProps['documentLink'] }) {
  const { t, moment, number } = useTranslator<typeof billingMessages>();
  const { at, words, credits, document } = line;
  return (
    <li className={styles.line}>
      <p className={styles.words}>{words}</p>
      <p className={styles.when}>
        <time dateTime={at}>{moment(at)}</time>
        {document && documentLink(document, t(`billing.open.${document.kind}`))}
      </p>
      <p className={styles.credits} data-came={credits > 0 || undefined}>
        {credits === 0 ? t('billing.paidByPlan') : `${credits > 0 ? '+' : '−'}${number(Math.abs(credits))}`}
      </p>
    </li>
  );
}

/** The member's remaining credits and credit history, in plain words. */
export function Credits({ buyLink, documentLink }: CreditsProps) {
  const { t } = useTranslator<typeof billingMessages>();
  const query = useInfiniteQuery(creditHistoryQuery(useCall()));
  const lines = query.data?.pages.flatMap((page) => page.lines);
  return (
    <Page title={t('billing.creditsTitle')} lead={t('billing.creditsLead')}>
      <CreditsLeft buyLink={buyLink} />
      <h2 className={styles.title}>{t('billing.history')}</h2>
      {query.error && <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <LinePlaces words={t('billing.historyLoading')} />}
      {lines?.length === 0 && (
        <Notice status="no" title={t('billing.historyEmpty')} actions={buyLink(t('billing.seePlans'))}>
          <p>{t('billing.historyEmptyText')}</p>
        </Notice>
      )}
      {lines && lines.length > 0 && (
        <Lines>
          {lines.map((line) => (
            <HistoryLine key={line.id} line={line} documentLink={documentLink} />
          ))}
        </Lines>
      )}
      <MoreLines query={query} />
    </Page>
  );
}
