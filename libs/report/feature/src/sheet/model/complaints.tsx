import type { ModelChart, ModelView } from '@vinlore/report-domain';
import { BarChart } from '@vinlore/ui';
import { ComplaintsIcon } from '../section-icons.ts';
import styles from './model-part.module.css';
import { Facts, Topic } from './topic.tsx';

/** A bar chart with numbers beside the bars, readable as a list. */
function Chart({ chart: { title, bars, note } }: { readonly chart: ModelChart }) {
  return (
    <div className={styles.chart}>
      <h3 className={styles.sub}>{title}</h3>
      <BarChart label={title} rows={bars.map((bar) => ({ ...bar, key: bar.label }))} />
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

/** Number of owners' complaints about the model: by component, by mileage, and compared with other model years. */
export function Complaints({ complaints }: { readonly complaints: ModelView['complaints'] }) {
  const { facts, charts } = complaints;
  return (
    <Topic topic={complaints} icon={ComplaintsIcon} isOpen>
      <Facts facts={facts} />
      <div className={styles.charts}>
        {charts.map((chart) => (
          <Chart key={chart.key} chart={chart} />
        ))}
      </div>
    </Topic>
  );
}
