import type { AnyDocument, DocumentFault } from '@vinlore/content-domain';
import { useFieldWords } from '../fields/field-words.ts';
import styles from './publishing.module.css';

/** Props of `FaultList`. */
export interface FaultListProps {
  readonly title: string;
  readonly document: AnyDocument;
  readonly faults: readonly DocumentFault[];
  readonly onJump: (path: string) => void;
}

/** The errors of a document, each with a link to its field. */
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
