import type { ViewFact } from '@vinlore/report-domain';
import { SourceMark } from '@vinlore/ui';
import { useReport } from './report-context.ts';
import styles from './fact-list.module.css';

/** The vehicle's details, each with its source (docs/decisions.md §5). */
export function FactList({ facts }: { readonly facts: readonly ViewFact[] }) {
  const { words } = useReport();
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, from, source }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className={value === null ? styles.unknown : styles.value}>{value ?? words.unknown}</span>
            {value !== null && <SourceMark kind={from}>{source}</SourceMark>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
