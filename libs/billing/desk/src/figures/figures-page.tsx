import type { DataOf } from '@vinlore/contract';
import {
  addDays,
  type FigurePoint,
  type FigureUnit,
  FigureUnitSchema,
  staffFigureContract,
} from '@vinlore/billing-domain';
import { ChartTable, ChoiceBox, DeskPage, layout, useFilters } from '@vinlore/desk-ui';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { billingDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';
import { MONEY_KEY } from '../parts/queries.ts';
import { digitsOf } from '@vinlore/i18n';
import { utc } from '../parts/utc.ts';
import { CohortTable } from './cohort-table.tsx';
import { PlanTable } from './plan-table.tsx';

const SPANS = ['30', '90', '365', '1095'] as const;
const DEFAULTS = { span: '30', unit: 'day', currency: '' };

type Figures = DataOf<typeof staffFigureContract.staffFigures>;

/** Computes a series value for each point. */
const seriesOf = (name: string, points: readonly FigurePoint[], value: (point: FigurePoint) => number | null) => ({
  name,
  points: points.map((point) => ({ at: point.at, value: value(point) })),
});

const sum = (points: readonly FigurePoint[], value: (point: FigurePoint) => number) =>
  points.reduce((all, point) => all + value(point), 0);

/** Whether any charge or refund included tax. */
const isTaxed = (points: readonly FigurePoint[]) => points.some(({ tax }) => tax !== 0);

/** Percentage of started purchases that were paid; null if none were started. */
const conversionOf = ({ begun, bought }: Pick<FigurePoint, 'begun' | 'bought'>): number | null =>
  begun === 0 ? null : (100 * bought) / begun;

/** Churn: percentage of subscriptions running at the start that ended in the span; null if none were running. */
function churnOf({
  subscriptions,
  subscriptions_begun: begun,
  subscriptions_ended: ended,
}: FigurePoint): number | null {
  const before = subscriptions - begun + ended;
  return before <= 0 ? null : (100 * ended) / before;
}

/** Totals for the whole range, in large type. */
function Numbers({ figures: { points, currency, paused } }: { readonly figures: Figures }) {
  const { t, money, number } = useTranslator<typeof billingDeskMessages>();
  const revenue = sum(points, (point) => point.revenue);
  const refunded = sum(points, (point) => point.refunded);
  const orders = sum(points, (point) => point.orders);
  const tax = sum(points, (point) => point.tax);
  const conversion = conversionOf({
    begun: sum(points, ({ begun }) => begun),
    bought: sum(points, ({ bought }) => bought),
  });
  const numbers = [
    [t('figure.revenue'), money(revenue, currency)],
    [t('figure.refunded'), money(refunded, currency)],
    [t('figure.net'), money(revenue - refunded, currency)],
    ...(isTaxed(points) ? [[t('figure.tax'), money(tax, currency)] as const] : []),
    [t('figure.orders'), number(orders)],
    [t('figure.conversion'), conversion === null ? '–' : `${number(Math.round(conversion * 10) / 10)} %`],
    [t('figure.active'), number(points.at(-1)?.subscriptions ?? 0)],
    [t('figure.paused'), number(paused)],
  ] as const;
  return (
    <dl className={`columns ${styles.numbers}`}>
      {numbers.map(([name, value]) => (
        <div key={name} className={styles.number}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Charts({ figures, unit }: { readonly figures: Figures; readonly unit: FigureUnit }) {
  const { t, money, wholeMoney, number } = useTranslator<typeof billingDeskMessages>();
  const { points, currency } = figures;
  const period = unit === 'day' ? {} : { period: t(unit === 'week' ? 'figure.weekOf' : 'figure.unit.month') };
  const inMoney = (value: number) => money(Math.round(value), currency);
  const digits = 10 ** digitsOf(currency);
  // Show cents on the axis only if the ticks aren't whole dollars apart.
  const onAxis = (mark: number, step: number) => (step % digits === 0 ? wholeMoney(mark, currency) : inMoney(mark));
  const percent = (value: number) => `${number(Math.round(value * 10) / 10)} %`;
  return (
    <div className={`columns ${styles.charts}`}>
      <ChartTable
        {...period}
        title={t('figure.revenue')}
        kind="bars"
        csvName="revenue"
        write={inMoney}
        writeMark={onAxis}
        series={[
          seriesOf(t('figure.revenue'), points, ({ revenue }) => revenue),
          seriesOf(t('figure.refunded'), points, ({ refunded }) => refunded),
          ...(isTaxed(points) ? [seriesOf(t('figure.tax'), points, ({ tax }) => tax)] : []),
        ]}
      />
      <ChartTable
        {...period}
        title={t('figure.orders')}
        kind="bars"
        csvName="orders"
        write={number}
        series={[
          seriesOf(t('figure.paid'), points, ({ orders }) => orders),
          seriesOf(t('figure.refunds'), points, ({ refunds }) => refunds),
        ]}
      />
      <ChartTable
        {...period}
        title={t('figure.conversion')}
        kind="line"
        csvName="conversion"
        write={percent}
        finest={0.1}
        series={[seriesOf(t('figure.conversion'), points, conversionOf)]}
      />
      <ChartTable
        {...period}
        title={t('figure.subscriptions')}
        kind="line"
        csvName="subscriptions"
        write={number}
        series={[
          seriesOf(t('figure.active'), points, ({ subscriptions }) => subscriptions),
          seriesOf(t('figure.new'), points, ({ subscriptions_begun: begun }) => begun),
          seriesOf(t('figure.over'), points, ({ subscriptions_ended: ended }) => ended),
        ]}
      />
      <ChartTable
        {...period}
        title={t('figure.churn')}
        kind="line"
        csvName="churn"
        write={percent}
        finest={0.1}
        series={[seriesOf(t('figure.churn'), points, churnOf)]}
      />
    </div>
  );
}

/** /staff/figures: the brand's revenue, refunds, and sales. */
export function FiguresPage() {
  const { t, number } = useTranslator<typeof billingDeskMessages>();
  const call = useCall();
  const [{ span, unit: typed, currency }, change] = useFilters(DEFAULTS);
  const unit = FigureUnitSchema.options.find((each) => each === typed) ?? 'day';
  const days = Number(SPANS.find((each) => each === span) ?? DEFAULTS.span);
  const to = new Date().toISOString().slice(0, 10);
  const from = addDays(to, 1 - days);
  const { data, error, refetch } = useQuery({
    queryKey: [...MONEY_KEY, 'figures', from, to, unit, currency],
    queryFn: ({ signal }) =>
      call(staffFigureContract.staffFigures, { from, to, unit, ...(currency !== '' && { currency }) }, { signal }),
    placeholderData: keepPreviousData,
  });
  const words = { 30: 'figure.last30', 90: 'figure.last90', 365: 'figure.last365', 1095: 'figure.last1095' } as const;
  return (
    <DeskPage title={t('figure.title')} {...(data && { lead: t('figure.lead', { at: `${utc(data.as_of)} UTC` }) })}>
      <div className={styles.bar} role="search">
        <ChoiceBox
          label={t('figure.span')}
          value={String(days)}
          options={SPANS.map((value) => ({ value, label: t(words[Number(value) as keyof typeof words]) }))}
          onChange={(next) => change({ span: next })}
        />
        <ChoiceBox
          label={t('figure.unit')}
          value={unit}
          options={FigureUnitSchema.options.map((value) => ({ value, label: t(`figure.unit.${value}`) }))}
          onChange={(next) => change({ unit: next })}
        />
        {data && data.currencies.length > 1 && (
          <ChoiceBox
            label={t('figure.currency')}
            value={data.currency}
            options={data.currencies.map((value) => ({ value, label: value }))}
            onChange={(next) => change({ currency: next })}
          />
        )}
      </div>
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className={`columns ${styles.charts}`} role="status" aria-label={t('money.loading')}>
          {[1, 2, 3, 4].map((place) => (
            <span key={place} className={`skeleton ${layout.place}`} />
          ))}
        </div>
      )}
      {data && (
        <div className={layout.column}>
          <Numbers figures={data} />
          <p className="dim sm">
            {t('figure.conversionLead', {
              begun: number(sum(data.points, ({ begun }) => begun)),
              bought: number(sum(data.points, ({ bought }) => bought)),
            })}
          </p>
          <Charts figures={data} unit={unit} />
          {data.currencies.length > 1 && <p className="dim sm">{t('figure.subscriptionNote')}</p>}
          <CohortTable />
          <PlanTable figures={data} />
        </div>
      )}
    </DeskPage>
  );
}
