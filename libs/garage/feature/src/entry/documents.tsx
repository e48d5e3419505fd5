import type { GarageDocument } from '@vinlore/garage-domain';
import { useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { garageMessages } from '../messages/index.ts';
import parts from '../parts.module.css';
import styles from './entry.module.css';

/** Renders a link to a document's page. */
export type DocumentLink = (document: Pick<GarageDocument, 'kind' | 'id'>, text: string) => ReactNode;

/** Props of `Documents`. */
interface DocumentsProps {
  readonly documents: readonly GarageDocument[];
  readonly documentLink: DocumentLink;
}

/** Stickers and reports of a vehicle. */
export function Documents({ documents, documentLink }: DocumentsProps) {
  const { t, date } = useTranslator<typeof garageMessages>();
  return (
    <section className={parts.part}>
      <h2>{t('garage.documents')}</h2>
      {documents.length === 0 && <p className="dim">{t('garage.noDocuments')}</p>}
      <ul className={styles.rows}>
        {documents.map(({ kind, id, made_at: madeAt }) => (
          <li key={id} className={styles.line}>
            {documentLink({ kind, id }, t(`garage.${kind}`))}
            <time className="dim" dateTime={madeAt}>
              {date(madeAt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
