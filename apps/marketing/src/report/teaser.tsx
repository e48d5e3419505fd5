import type { CheckoutRequest } from '@vinlore/billing-feature';
import { CallError, type DataOf } from '@vinlore/contract';
import { reportContract, type ReportType } from '@vinlore/report-domain';
import { historyRecords, Meter } from '@vinlore/report-feature/teaser';
import { Notice, StatusWord, useAddress } from '@vinlore/ui';
import type { ReactNode } from 'react';
import { callError } from '../pages/failed-call.ts';
import page from '../pages/page.module.css';
import type { MarketingText, Visit } from '../site.ts';
import { ModelOffer } from './model-offer.tsx';
import styles from './report.module.css';

/** Known content of a car's report before it is created, or why it can't be loaded. */
export type Counted = DataOf<typeof reportContract.firefly> | CallError;

/** What a page leads with, based on the record count. */
export type ReportOfferKind = DataOf<typeof reportContract.firefly>['offer'];

/** Leads with the report unless its history is known to be empty (docs/decisions.md §4). */
export const offerOf = (counted: Counted | null): ReportOfferKind =>
  counted === null || counted instanceof CallError ? 'report' : counted.offer;

/**
 * Counts the sources' records: free, and never returns a record (docs/decisions.md §3).
 *
 * @param type report type whose records are counted; the United States by default
 * @param named selected vehicle, if a classic VIN matches several
 */
export function countedFor(
  vin: string,
  { call }: Pick<Visit, 'call'>,
  { type, named = {} }: { readonly type?: ReportType; readonly named?: CheckoutRequest['vehicle'] } = {},
): Promise<Counted> {
  const { year, make, model } = named;
  return call(reportContract.firefly, { vin, year, make, model, ...(type && { report_type: type }) }).catch(callError);
}

/**
 * One-line summary with a link to the full preview further down, for the checkout. With an empty history, the free
 * model report comes before the form.
 */
export function CountedInShort({ counted, text }: { readonly counted: Counted; readonly text: MarketingText }) {
  if (counted instanceof CallError) return null;
  const records = historyRecords(counted);
  return (
    <>
      <p className={styles.short}>
        <StatusWord status={records > 0 ? 'info' : 'ask'}>{text.t('teaser.short', { count: records })}</StatusWord>{' '}
        <a href="#report">{text.t('teaser.see')}</a>
      </p>
      {counted.offer === 'model' && <ModelOffer vin={counted.vin} text={text} look="outline" />}
    </>
  );
}

export interface ReportTeaserProps {
  readonly counted: Counted;
  readonly visit: Visit;
  /** Whether a report can be bought. */
  readonly withReport?: boolean;
  /** Call to action: a link to the report. */
  readonly children?: ReactNode;
}

/** Section that previews a car's report before payment. */
export function ReportTeaser({ counted, visit, children, withReport }: ReportTeaserProps) {
  const { text } = visit;
  const address = useAddress();
  return (
    <section className={page.band} id="report">
      <div className="wrap">
        <h2>{text.t('teaser.title')}</h2>
        {counted instanceof CallError ? (
          <Notice status="no" title={counted.fault === 'refused' ? counted.message : text.t('teaser.down')}>
            <p>{text.t('teaser.downText')}</p>
          </Notice>
        ) : (
          <>
            {historyRecords(counted) > 0 && <p className="dim">{text.t('teaser.lead')}</p>}
            <div className={styles.meter}>
              <Meter meter={counted} withReport={withReport} />
            </div>
          </>
        )}
        {children}
        <p>
          <a className={page.more} href={address('/sample-report')}>
            {text.t('teaser.sample')}
          </a>
        </p>
      </div>
    </section>
  );
}
