import type { ModelView } from '@vinlore/report-domain';
import { FuelIcon } from '../section-icons.ts';
import styles from './model-part.module.css';
import { Facts, Topic } from './topic.tsx';

/** Fuel costs over five years, with the EPA figures behind them. */
export function FuelCosts({ fuel }: { readonly fuel: ModelView['fuel'] }) {
  const { cost, fuels, facts } = fuel;
  return (
    <Topic topic={fuel} icon={FuelIcon} isOpen>
      {cost && (
        <dl className={styles.cost}>
          <dt>{cost.label}</dt>
          <dd className={styles.dollars}>{cost.value}</dd>
          {cost.detail && <dd>{cost.detail}</dd>}
        </dl>
      )}
      {fuels.map(({ name, facts: figures }) => (
        <div key={name}>
          <h3 className={styles.sub}>{name}</h3>
          <Facts facts={figures} />
        </div>
      ))}
      <Facts facts={facts} />
    </Topic>
  );
}
