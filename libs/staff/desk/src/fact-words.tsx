import type { Approval } from '@vinlore/staff-domain';
import { useTranslator } from '@vinlore/ui';
import type { staffDeskMessages } from './messages/index.ts';
import styles from './staff-desk.module.css';

/**
 * Machine-readable facts that aren't shown: the amount includes the currency, a refund links to its order, an account
 * to its page.
 */
const UNSAID = new Set(['currency', 'refund', 'account']);

/** Facts that are timestamps. */
const MOMENTS = new Set(['at']);

/** Facts that contain space-separated words. */
const LISTS = new Set(['permissions', 'brands', 'was_permissions', 'was_brands']);

/** Labeled facts of a request; amounts as money, empty facts omitted. */
export function FactWords({ facts }: Pick<Approval, 'facts'>) {
  const { t, has, money, moment } = useTranslator<typeof staffDeskMessages>();
  const currency = typeof facts['currency'] === 'string' ? facts['currency'] : 'USD';
  const name = (fact: string) => {
    const key = `fact.${fact}`;
    return has(key) ? t(key) : fact.replaceAll('_', ' ');
  };
  const word = (fact: string, value: string) => {
    const key = `fact.${fact.replace('was_', '')}.${value}`;
    return has(key) ? t(key) : value;
  };
  const said = (fact: string, value: Approval['facts'][string]) => {
    if (fact === 'amount' && typeof value === 'number') return money(value, currency);
    if (MOMENTS.has(fact)) return moment(String(value));
    const words = LISTS.has(fact) ? String(value).split(' ') : [String(value)];
    return words.map((each) => word(fact, each)).join(', ');
  };
  return (
    <dl className={styles.facts}>
      {Object.entries(facts)
        .filter(([fact, value]) => !UNSAID.has(fact) && value !== '')
        .map(([fact, value]) => (
          <div key={fact}>
            <dt>{name(fact)}</dt>
            <dd>{said(fact, value)}</dd>
          </div>
        ))}
    </dl>
  );
}
