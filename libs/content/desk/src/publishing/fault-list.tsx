import type { DocumentFault } from '@vinlore/content-domain';
import { useFieldWords } from '../fields/field-words.ts';
import styles from './publishing.module.css';

/** What `FaultList` takes. */
export interface FaultListProps {
  readonly title: string;
  readonly faults: readonly DocumentFault[];
  readonly onJump: (path: string) => void;
}

/** What is wrong with a document, each with the way to its field. */
export function FaultList({ title, faults, onJump }: FaultListProps) {
  const words = useFieldWords();
  if (faults.length === 0) return null;
  return (
    <div>
      <p className="strong sm">{title}</p>
      <ul className={styles.faults}>
        {faults.map(({ path, fault }) => (
          <li key={`${path} ${fault}`}>
            <button type="button" className={styles.jump} onClick={() => onJump(path)}>
              {words.place(path)}
            </button>
            : {words.fault(fault)}
          </li>
        ))}
      </ul>
    </div>
  );
}
