import { ChartTable, ChoiceBox, Panel, layout } from '@vinlore/desk-ui';
import { ratingContract } from '@vinlore/feedback-domain';
import { ErrorNotice, FilterChips, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import { TicketTrend } from './ticket-trend.tsx';
import {
  type Figure,
  type Line,
  linesByBrand,
  linesByType,
  seriesOf,
  type Trends as TrendsData,
} from './trend-series.ts';

const SPANS = ['12', '26', '52'] as const;
type Span = (typeof SPANS)[number];
/** Metrics of documents, and of ticket ratings. */
const FIGURES = ['mean', 'low', 'count', 'tickets'] as const;
/** Minimum tick distance of a metric's axis, so that no two labels are equal. */
const FINEST: Readonly<Record<Figure, number>> = { mean: 0.1, low: 0.01, count: 1 };

/** The series to compare: the document types of a brand, or brands. */
function useLines(trends: TrendsData | undefined, compare: 'type' | 'brand'): readonly Line[] {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const { features } = useBrand();
  if (!trends) return [];
  if (compare === 'brand') return linesByBrand(trends);
  const words = { report: t('opinion.type.report'), sticker: t('opinion.type.sticker') };
  const lines = linesByType(trends.brands[0]!, words);
  return lines.filter(({ weeks }, at) => weeks.length > 0 || (at === 0 ? features.report : features.sticker));
}

/** Weekly satisfaction by type, and by brand for staff who work at several. */
export function Trends() {
  const { t, measure, number } = useTranslator<typeof feedbackDeskMessages>();
  const call = useCall();
  const [span, setSpan] = useState<Span>('12');
  const [figure, setFigure] = useState<(typeof FIGURES)[number]>('mean');
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
          <span className={`skeleton ${layout.place}`} role="status" aria-label={t('opinion.trendsLoading')} />
        )}
      </Panel>
    );
  const writers: Readonly<Record<Figure, (value: number) => string>> = {
    mean: (value) => measure(value, 1),
    low: (value) => `${measure(value * 100, 0)} %`,
    count: number,
  };
  return (
    <section className={layout.column} aria-label={t('opinion.trends')}>
      <div className="row">
        <FilterChips
          label={t('opinion.figure')}
          values={FIGURES}
          chosen={figure}
          words={(value) => t(`opinion.${value}`)}
          onChoose={setFigure}
        />
        <ChoiceBox
          label={t('opinion.weeks')}
          value={span}
          options={SPANS.map((value) => ({ value, label: t(`opinion.weeks${value}`) }))}
          onChange={(value) => setSpan(value as Span)}
        />
        {data.brands.length > 1 && figure !== 'tickets' && (
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
      {figure === 'tickets' ? (
        <TicketTrend weeks={span} />
      ) : (
        <ChartTable
          title={t(`opinion.${figure}Title`)}
          period={t('opinion.week')}
          write={writers[figure]}
          finest={FINEST[figure]}
          series={seriesOf(lines, data.weeks, figure)}
          kind={figure === 'count' ? 'bars' : 'line'}
          csvName={`feedback-${figure}`}
        />
      )}
    </section>
  );
}
