import { CallError } from '@vinlore/contract';
import type { GarageEntry, WholeEntry } from '@vinlore/garage-domain';
import { Card, ErrorNotice, Notice, useCall, useTranslator, VinText } from '@vinlore/ui';
import { vinGroups } from '@vinlore/vehicle-domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Costs } from '../costs/costs.tsx';
import { entryChanged, entryQuery } from '../garage-queries.ts';
import type { garageMessages } from '../messages/index.ts';
import { nameOf } from '../name-of.ts';
import parts from '../parts.module.css';
import { DetailsForm } from './details-form.tsx';
import { Documents, type DocumentLink } from './documents.tsx';
import styles from './entry.module.css';
import { NotesForm } from './notes-form.tsx';
import { RemoveEntry } from './remove-entry.tsx';

/** Props of `EntryPage`. */
export interface EntryPageProps {
  readonly id: string;
  readonly picture: (entry: GarageEntry) => ReactNode;
  readonly allLink: (text: string) => ReactNode;
  readonly documentLink: DocumentLink;
  /** Other actions for the vehicle: its page, a new document. */
  readonly ways: (entry: WholeEntry) => ReactNode;
  /**
   * Recalls and recall alerts. @param onChanged call after alerts change; the returned promise resolves once the page
   * is up to date
   */
  readonly recalls: (entry: WholeEntry, onChanged: () => Promise<void>) => ReactNode;
  /** Published annual fuel cost. */
  readonly fuel: (entry: WholeEntry) => ReactNode;
  /** Called after the vehicle is removed. */
  readonly onRemoved: () => void;
}

/** `/members/garage/<id>`: a saved vehicle with all of its owner's details. */
export function EntryPage({ id, picture, allLink, documentLink, ways, recalls, fuel, onRemoved }: EntryPageProps) {
  const { t } = useTranslator<typeof garageMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const { data: entry, error, refetch } = useQuery(entryQuery(call, id));
  // A truncated URL isn't a valid id; the server would call it malformed.
  if (error instanceof CallError && (error.status === 404 || error.status === 400))
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{t('garage.title')}</h1>
        <Notice status="no" title={t('garage.notFound')} actions={allLink(t('garage.back'))}>
          <p>{t('garage.notFoundLead')}</p>
        </Notice>
      </div>
    );
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!entry)
    return (
      <div className={styles.page} role="status">
        <p className="hidden-visually">{t('garage.loading')}</p>
        <span className={`skeleton ${styles.placeTitle}`} />
        <span className={`skeleton ${styles.place}`} />
        <span className={`skeleton ${styles.place}`} />
      </div>
    );
  const drawing = picture(entry);
  return (
    <div className={styles.page}>
      <p>{allLink(t('garage.back'))}</p>
      <header className={styles.head}>
        <div className={styles.names}>
          <h1 className={styles.title}>{nameOf(entry)}</h1>
          {entry.nickname && entry.title && <p className={styles.words}>{entry.title}</p>}
          <p className="dim">
            <VinText groups={vinGroups(entry.vin)} />
          </p>
          <div className={`row ${styles.ways}`}>{ways(entry)}</div>
        </div>
        {drawing && <div className={styles.picture}>{drawing}</div>}
      </header>
      <Card>
        <DetailsForm entry={entry} />
      </Card>
      <Documents documents={entry.documents} documentLink={documentLink} />
      <section className={parts.part}>{recalls(entry, () => entryChanged(queries, call, id))}</section>
      <Costs entry={entry} fuel={fuel(entry)} />
      <Card>
        <NotesForm entry={entry} />
      </Card>
      <RemoveEntry id={id} onRemoved={onRemoved} />
    </div>
  );
}
