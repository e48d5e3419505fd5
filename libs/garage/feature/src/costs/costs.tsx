import { costOfOwnership, type DistanceUnit, type OwnershipCost, type WholeEntry } from '@vinlore/garage-domain';
import { BarChart, useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { garageMessages } from '../messages/index.ts';
import parts from '../parts.module.css';
import { useDistance } from '../use-distance.ts';
import styles from './costs.module.css';
import { Expenses } from './expenses.tsx';

/** Cost per mile or kilometer and the readings it's based on. */
function PerDistance({ cost, unit }: { readonly cost: OwnershipCost; readonly unit: DistanceUnit }) {
  const { t, money, date } = useTranslator<typeof garageMessages>();
  const distance = useDistance();
  const { perDistance, currency } = cost;
  if (!perDistance) return <p className="dim sm">{t('garage.perNone')}</p>;
  const { amount, from, to } = perDistance;
  const words = {
    amount: money(amount, currency),
    distance: distance(perDistance.distance, unit),
    from: date(from.day),
    to: date(to.day),
  };
  return (
    <div>
      <p className="dim">{t(unit === 'km' ? 'garage.perKm' : 'garage.perMile')}</p>
      <p className={styles.value}>{money(Math.round(perDistance.perUnit), currency)}</p>
      <p className="dim sm">{t('garage.perHint', words)}</p>
    </div>
  );
}

/** Cost of a vehicle in one currency. */
function Sums({ cost, unit }: { readonly cost: OwnershipCost; readonly unit: DistanceUnit }) {
  const { t, money } = useTranslator<typeof garageMessages>();
  const { currency, total, byYear, byKind } = cost;
  const most = (sums: readonly { readonly amount: number }[]) => Math.max(1, ...sums.map(({ amount }) => amount));
  return (
    <div className={styles.sums}>
      <div className={styles.figures}>
        <div>
          <p className="dim">{t('garage.total')}</p>
          <p className={styles.value}>{money(total, currency)}</p>
        </div>
        <PerDistance cost={cost} unit={unit} />
      </div>
      <div className={styles.charts}>
        <div>
          <h3 className={styles.small}>{t('garage.byYear')}</h3>
          <BarChart
            label={t('garage.byYear')}
            rows={byYear.map(({ year, amount }) => ({
              key: String(year),
              label: String(year),
              words: money(amount, currency),
              share: amount / most(byYear),
            }))}
          />
        </div>
        <div>
          <h3 className={styles.small}>{t('garage.byKind')}</h3>
          <BarChart
            label={t('garage.byKind')}
            rows={byKind.map(({ kind, amount }) => ({
              key: kind,
              label: t(`garage.kind.${kind}`),
              words: money(amount, currency),
              share: amount / most(byKind),
            }))}
          />
        </div>
      </div>
    </div>
  );
}

/** Props of `Costs`. */
interface CostsProps {
  readonly entry: WholeEntry;
  /** Published annual fuel cost. */
  readonly fuel: ReactNode;
}

/** Cost of a vehicle: totals, cost per distance, and the expense list. */
export function Costs({ entry, fuel }: CostsProps) {
  const { t } = useTranslator<typeof garageMessages>();
  const costs = costOfOwnership(entry.expenses, entry.noted);
  return (
    <section className={parts.part}>
      <h2>{t('garage.costs')}</h2>
      {fuel}
      {costs.length === 0 && <p className="dim">{t('garage.costsNone')}</p>}
      {costs.map((cost) => (
        <Sums key={cost.currency} cost={cost} unit={entry.unit} />
      ))}
      <Expenses entry={entry} />
    </section>
  );
}
