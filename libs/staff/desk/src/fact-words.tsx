import type { Approval } from '@vinlore/staff-domain';
import { useTranslator } from '@vinlore/ui';
import type { staffDeskMessages } from './messages/index.ts';
import styles from './staff-desk.module.css';

/** What a request is about, each fact under its name; amounts as money. */
export function FactWords({ facts }: Pick<Approval, 'facts'>) {
  const { t, has, money } = useTranslator<typeof staffDeskMessages>();
  const currency = typeof facts['currency'] === 'string' ? facts['currency'] : 'USD';
  const name = (fact: string) => {
    const key = `fact.${fact}`;
    return has(key) ? t(key) : fact.replaceAll('_', ' ');
  };
  return (
    <dl className={styles.facts}>
      {Object.entries(facts)
        .filter(([fact]) => fact !== 'currency')
        .map(([fact, value]) => (
          <div key={fact}>
            <dt>{name(fact)}</dt>
            <dd>{fact === 'amount' && typeof value === 'number' ? money(value, currency) : String(value)}</dd>
          </div>
        ))}
    </dl>
  );
}
