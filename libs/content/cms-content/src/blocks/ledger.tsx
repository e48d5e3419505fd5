import type { BlockOf } from '@vinlore/content-domain';
import { CheckIcon, NoRecordIcon } from '@vinlore/ui';
import { Section } from '../section.tsx';
import styles from './ledger.module.css';

/** Two contrasting lists: what we know and what we don't. */
export function LedgerBlock({ block }: { block: BlockOf<'ledger'> }) {
  const { id, title, lead, known, unknown, note } = block;
  return (
    <Section id={id} title={title} lead={lead}>
      <div className={styles.ledger}>
        <div className={styles.known}>
          <h3>{known.title}</h3>
          <ul>
            {known.items.map((item) => (
              <li key={item}>
                <CheckIcon />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{unknown.title}</h3>
          <ul className={styles.unknown}>
            {unknown.items.map((item) => (
              <li key={item}>
                <NoRecordIcon />
                {item}
              </li>
            ))}
          </ul>
        </div>
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </Section>
  );
}
