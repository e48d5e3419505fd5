import type { AnyDocument, DocumentFault } from '@vinlore/content-domain';
import { useFieldWords } from '../fields/field-words.ts';
import styles from './publishing.module.css';

/** What `FaultList` takes. */
export interface FaultListProps {
  readonly title: string;
  readonly document: AnyDocument;
  readonly faults: readonly DocumentFault[];
  readonly onJump: (path: string) => void;
}

/** What is wrong with a document, each with the way to its field. */
export function FaultList({ title, document, faults, onJump }: FaultListProps) {
  const words = useFieldWords();
  if (faults.length === 0) return null;
  return (
    <div>
      <p className="strong sm">{title}</p>
      <ul className={styles.faults}>
        {faults.map(({ path, fault, link }) => (
          <li key={`${path} ${fault} ${link ?? ''}`}>
            <button type="button" className={styles.jump} onClick={() => onJump(path)}>
              {words.placeIn(document, path)}
            </button>
            : {link !== undefined && <span className="figure">{link} </span>}
            {words.fault(fault)}
          </li>
        ))}
      </ul>
    </div>
  );
}
