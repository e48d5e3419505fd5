import { type AnyDocument, type BlockChange, diffDocuments, type FieldChange } from '@vinlore/content-domain';
import { useTranslator } from '@vinlore/ui';
import { useMemo } from 'react';
import { useFieldWords } from '../fields/field-words.ts';
import type { contentDeskMessages } from '../messages/index.ts';
import styles from './changes.module.css';
import { ChangedWords } from './words.tsx';

interface ChangedFieldsProps {
  readonly fields: readonly FieldChange[];
  /** The document that the fields belong to, unless they belong to a block. */
  readonly document?: AnyDocument;
}

function ChangedFields({ fields, document }: ChangedFieldsProps) {
  const words = useFieldWords();
  const said = fields.filter(({ place }) => place.at(-1) !== 'kind');
  if (said.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {said.map(({ place, before, after }, index) => (
        <div key={index}>
          <dt>{document ? words.placeIn(document, place.join('.')) : words.place(place.join('.'))}</dt>
          <dd>
            <ChangedWords before={before ?? ''} after={after ?? ''} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ChangedBlock({ change }: { readonly change: BlockChange }) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const words = useFieldWords();
  const { kind, before, after, isMoved, fields } = change;
  const what = before === null ? 'added' : after === null ? 'removed' : fields.length > 0 ? 'changed' : 'moved';
  return (
    <li className={styles.block}>
      <p className={styles.name}>
        <span className={`tag ${styles[what]}`}>{t(`content.diff.${what}`)}</span>
        <strong>{words.block(kind)}</strong>
        {isMoved && <span className="dim sm">{t('content.diff.from', { from: before! + 1, to: after! + 1 })}</span>}
      </p>
      <ChangedFields fields={fields} />
    </li>
  );
}

/** Props of `DocumentChanges`. */
export interface DocumentChangesProps {
  /** null if there was none. */
  readonly before: AnyDocument | null;
  readonly after: AnyDocument;
}

/** The changes between two documents, block by block and word by word. */
export function DocumentChanges({ before, after }: DocumentChangesProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const changes = useMemo(() => diffDocuments(before ?? {}, after), [before, after]);
  if (changes.fields.length + changes.blocks.length === 0) return <p className="dim">{t('content.diff.none')}</p>;
  return (
    <div className={styles.changes}>
      <ChangedFields fields={changes.fields} document={after} />
      {changes.blocks.length > 0 && (
        <ol className={styles.blocks}>
          {changes.blocks.map((change, index) => (
            <ChangedBlock key={index} change={change} />
          ))}
        </ol>
      )}
    </div>
  );
}
