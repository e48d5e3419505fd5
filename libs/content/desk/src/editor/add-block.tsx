import { blankBlock, BLOCK_KINDS, type BlockKind } from '@vinlore/content-domain';
import { useTranslator } from '@vinlore/ui';
import { useId, useState } from 'react';
import { useFieldWords } from '../fields/field-words.ts';
import { AddIcon } from '../icons.ts';
import type { contentDeskMessages } from '../messages/index.ts';
import styles from './blocks.module.css';

/** Adds an empty block of the chosen kind. */
export function AddBlock({ onAdd }: { readonly onAdd: (block: ReturnType<typeof blankBlock>) => void }) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const words = useFieldWords();
  const id = useId();
  const [kind, setKind] = useState<BlockKind>('rich-text');
  const kinds = BLOCK_KINDS.map((each) => ({ each, name: words.block(each) })).toSorted((one, other) =>
    one.name.localeCompare(other.name),
  );
  return (
    <div className={styles.adding}>
      <label className="sm strong" htmlFor={id}>
        {t('content.newBlock')}
      </label>
      <select
        id={id}
        className={`field ${styles.kinds}`}
        value={kind}
        onChange={(event) => setKind(event.target.value as BlockKind)}
      >
        {kinds.map(({ each, name }) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
      <button type="button" className="btn btn-outline" onClick={() => onAdd(blankBlock(kind))}>
        <AddIcon />
        {t('content.addBlock')}
      </button>
    </div>
  );
}
