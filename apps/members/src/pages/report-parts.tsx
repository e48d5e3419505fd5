import { useLocation } from '@tanstack/react-router';
import { productsOf } from '@vinlore/brand';
import { ReportList, type reportMessages } from '@vinlore/report-feature';
import { highlight, useBrand, useTranslator } from '@vinlore/ui';
import { namedVehicle } from '@vinlore/vehicle-feature';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { membersMessages } from '../messages/index.ts';
import { usePageTitle } from '../use-page.ts';
import dashboard from './dashboard-page.module.css';
import { allReportsLink, compareLink, reportLink, vinLink } from './members-links.tsx';
import { ReportCard } from './report-card.tsx';
import styles from './report-parts.module.css';
import { ReportTexts } from './report-texts.ts';

/**
 * Products for a car, the brand's main one first: both start from its VIN, which stays in the field when the member
 * switches.
 */
function Either({ sticker }: { readonly sticker: ReactNode }) {
  const { t } = useTranslator<typeof reportMessages>();
  const { search } = useLocation();
  const query = search as Record<string, string | undefined>;
  const products = productsOf(useBrand());
  // A report needs a VIN: year, make, and model alone mean a sticker.
  const [product, setProduct] = useState(() =>
    !query['vin'] && namedVehicle((field) => query[field] ?? null) ? 'sticker' : products[0],
  );
  return (
    <div className={styles.either}>
      <div className={styles.products} role="group" aria-label={t('either.label')}>
        {products.map((each) => (
          <button key={each} type="button" aria-pressed={product === each} onClick={() => setProduct(each)}>
            {t(`either.${each}`)}
          </button>
        ))}
      </div>
      {product === 'report' ? <ReportCard /> : sticker}
    </div>
  );
}

/** Create form for a report or a sticker on the overview. @param props.sticker the sticker form */
export function MakeEither(props: { readonly sticker: ReactNode }) {
  return (
    <ReportTexts>
      <Either {...props} />
    </ReportTexts>
  );
}

export interface LatestReportsProps {
  readonly latest: number;
  /** Focuses the VIN field; undefined if the brand no longer creates reports. */
  readonly onTypeVin: (() => void) | undefined;
}

/** The latest reports on the overview; nothing if the brand no longer creates them and the member has none. */
export function LatestReports(props: LatestReportsProps) {
  return (
    <ReportTexts>
      <ReportList {...props} reportLink={reportLink} vinLink={vinLink} allLink={allReportsLink} />
    </ReportTexts>
  );
}

function Reports() {
  const { t } = useTranslator<typeof reportMessages>();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => highlight(card.current!), []);
  return (
    <>
      <div>
        <h1 className={dashboard.title}>{t('report.title')}</h1>
        <p className={styles.lead}>{t('report.fieldLead')}</p>
      </div>
      <div ref={card}>
        <ReportCard />
      </div>
      <ReportList
        reportLink={reportLink}
        vinLink={vinLink}
        compareLink={compareLink}
        onTypeVin={() => card.current?.querySelector<HTMLElement>('input, button')?.focus()}
      />
    </>
  );
}

/** `#vehicle-history-report` of the dashboard (spec §2, docs/decisions.md §4). */
export function ReportsPage() {
  const { t } = useTranslator<typeof membersMessages>();
  usePageTitle(t('members.reports'));
  return (
    <ReportTexts>
      <Reports />
    </ReportTexts>
  );
}
