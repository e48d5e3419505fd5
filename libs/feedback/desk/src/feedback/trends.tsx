import { ChartTable, ChoiceBox, Panel } from '@vinlore/desk-ui';
import { ratingContract } from '@vinlore/feedback-domain';
import { ErrorNotice, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';
import { type Line, linesByBrand, linesByType, seriesOf, type Trends as TrendsData } from './trend-series.ts';

const SPANS = ['12', '26', '52'] as const;
type Span = (typeof SPANS)[number];

/** The lines that are compared: a brand's types of documents that it makes, or brands side by side. */
function useLines(trends: TrendsData | undefined, compare: 'type' | 'brand'): readonly Line[] {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const { features } = useBrand();
  if (!trends) return [];
  if (compare === 'brand') return linesByBrand(trends);
  const words = { report: t('opinion.type.report'), sticker: t('opinion.type.sticker') };
  const lines = linesByType(trends.brands[0]!, words);
  return lines.filter(({ weeks }, at) => weeks.length > 0 || (at === 0 ? features.report : features.sticker));
}

/** How satisfied members are, week by week: by type, and for who works at several brands by brand. */
export function Trends() {
  const { t, measure, number } = useTranslator<typeof feedbackDeskMessages>();
  const call = useCall();
  const [span, setSpan] = useState<Span>('12');
  const [compare, setCompare] = useState<'type' | 'brand'>('type');
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'feedback', 'trends', span],
    queryFn: ({ signal }) => call(ratingContract.staffFeedbackTrends, { weeks: span }, { signal }),
    placeholderData: keepPreviousData,
  });
  const lines = useLines(data, compare);
  if (!data)
    return (
      <Panel title={t('opinion.trends')}>
        {error ? (
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        ) : (
          <span className={`skeleton ${styles.place}`} role="status" aria-label={t('opinion.trendsLoading')} />
        )}
      </Panel>
    );
  const chart = { period: t('opinion.week') };
  const share = (value: number) => `${measure(value * 100, 0)} %`;
  return (
    <section className={styles.column} aria-label={t('opinion.trends')}>
      <div className="row">
        <ChoiceBox
          label={t('opinion.weeks')}
          value={span}
          options={SPANS.map((value) => ({ value, label: t(`opinion.weeks${value}`) }))}
          onChange={(value) => setSpan(value as Span)}
        />
        {data.brands.length > 1 && (
          <ChoiceBox
            label={t('opinion.compare')}
            value={compare}
            options={[
              { value: 'type', label: t('opinion.byType') },
              { value: 'brand', label: t('opinion.byBrand') },
            ]}
            onChange={(value) => setCompare(value as typeof compare)}
          />
        )}
      </div>
      <div className={styles.charts}>
        <ChartTable
          {...chart}
          title={t('opinion.meanTitle')}
          write={(value) => measure(value, 1)}
          series={seriesOf(lines, data.weeks, 'mean')}
          kind="line"
          csvName="feedback-mean"
        />
        <ChartTable
          {...chart}
          title={t('opinion.lowTitle')}
          write={share}
          series={seriesOf(lines, data.weeks, 'low')}
          kind="line"
          csvName="feedback-low"
        />
        <ChartTable
          {...chart}
          title={t('opinion.countTitle')}
          write={number}
          series={seriesOf(lines, data.weeks, 'count')}
          kind="bars"
          csvName="feedback-count"
        />
      </div>
    </section>
  );
}
