import { ChartTable, layout, Panel } from '@vinlore/desk-ui';
import { ticketContract } from '@vinlore/feedback-domain';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { feedbackDeskMessages } from '../messages/index.ts';

/** The weekly share of resolved tickets rated “Good”; weeks without ratings are gaps. */
export function TicketTrend({ weeks }: { readonly weeks: '12' | '26' | '52' }) {
  const { t, measure } = useTranslator<typeof feedbackDeskMessages>();
  const call = useCall();
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'feedback', 'tickets', weeks],
    queryFn: ({ signal }) => call(ticketContract.staffTicketRatings, { weeks }, { signal }),
    placeholderData: keepPreviousData,
  });
  const title = t('opinion.ticketsTitle');
  if (!data)
    return (
      <Panel title={title}>
        {error ? (
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        ) : (
          <span className={`skeleton ${layout.place}`} role="status" aria-label={t('opinion.trendsLoading')} />
        )}
      </Panel>
    );
  const points = data.weeks.map(({ week, good, bad }) => {
    return { at: week, value: good + bad > 0 ? good / (good + bad) : null };
  });
  return (
    <ChartTable
      title={title}
      period={t('opinion.week')}
      write={(value) => `${measure(value * 100, 0)} %`}
      finest={0.01}
      series={[{ name: t('opinion.ticketsGood'), points }]}
      kind="line"
      csvName="ticket-ratings"
    />
  );
}
