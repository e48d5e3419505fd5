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

/** What is known of a car's report before it is made, or why that cannot be said. */
export type Counted = DataOf<typeof reportContract.firefly> | CallError;

/** What a page leads with, by what was counted. */
export type ReportOfferKind = DataOf<typeof reportContract.firefly>['offer'];

/** What to lead with: the report, unless its history is known to be empty (docs/decisions.md §4). */
export const offerOf = (counted: Counted | null): ReportOfferKind =>
  counted === null || counted instanceof CallError ? 'report' : counted.offer;

/**
 * Counts what the sources have: free, and never a record (docs/decisions.md §3).
 *
 * @param type whose records are counted: of the United States where it is left out
 * @param named which vehicle a classic number means, where it fits several
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
 * The same in a line, with the way to all of it: where somebody pays, and the whole is further down. Where the history is
 * empty, the free model report stands before the form.
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

/** What `ReportTeaser` takes. */
export interface ReportTeaserProps {
  readonly counted: Counted;
  readonly visit: Visit;
  /** A report can be bought. */
  readonly withReport?: boolean;
  /** What to do about it: the way to the report. */
  readonly children?: ReactNode;
}

/** The part of a page that says what a report of the car would hold, section by section, before anybody pays. */
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
            <p className="dim">{text.t('teaser.lead')}</p>
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
