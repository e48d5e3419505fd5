import { bulkContract, type DocumentKind } from '@vinlore/contract';
import { Card, ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { BulkJobCard } from './bulk-job-card.tsx';
import { CheckedList } from './checked-list.tsx';
import { BULK_KEY, bulkListQuery, isOpen } from './bulk-queries.ts';
import { ListField } from './list-field.tsx';
import type { bulkScreenMessages } from './messages/index.ts';
import styles from './bulk.module.css';

/** Props of `Bulk`. */
export interface BulkProps {
  /** The documents to create. */
  readonly kind: DocumentKind;
  /** Switch to another kind; absent if there is only one. */
  readonly kinds?: ReactNode;
  /** A preselected list, such as vehicles chosen in the inventory. */
  readonly list?: File | null;
  /** Remaining credits; `Unlimited` if a plan pays, null while unknown. */
  readonly left: number | 'Unlimited' | null;
  readonly buyLink: (text: string) => ReactNode;
  /** Renders a link to a created document. @param id its number */
  readonly documentLink: (id: string, text: string) => ReactNode;
  /** Queries to invalidate when a list finishes: the member's documents of this kind. Must be a stable array. */
  readonly stale: readonly QueryKey[];
  /** Called when the credit balance changes. */
  readonly onSpent: () => void;
}

/** A file with its upload's idempotency key: sending it twice creates one list. */
interface Chosen {
  readonly file: File;
  readonly key: string;
}

const chosen = (file: File): Chosen => ({ file, key: crypto.randomUUID() });

/** From the file to its cost to the started list. */
function NewList({ kind, list, left, buyLink, onSpent }: BulkProps) {
  const { t } = useTranslator<typeof bulkScreenMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const [picked, setPicked] = useState<Chosen | null>(() => (list ? chosen(list) : null));
  const check = useQuery({
    queryKey: [...BULK_KEY, 'check', picked?.key],
    queryFn: ({ signal }) => call(bulkContract.bulkCheck, { kind, file: picked!.file }, { signal }),
    enabled: picked !== null,
    retry: false,
    staleTime: Infinity,
  });
  const start = useMutation({
    mutationFn: ({ file, key }: Chosen) => call(bulkContract.bulkStart, { kind, file, idempotency_key: key }),
    onSuccess: async () => {
      setPicked(null);
      onSpent();
      await queries.invalidateQueries({ queryKey: BULK_KEY });
    },
  });
  const choose = (file: File | null) => {
    start.reset();
    setPicked(file && chosen(file));
  };
  if (!picked) return <ListField kind={kind} onFile={choose} />;
  if (check.data)
    return (
      <CheckedList
        kind={kind}
        name={picked.file.name}
        check={check.data}
        left={left}
        buyLink={buyLink}
        isStarting={start.isPending}
        error={start.error}
        onStart={() => start.mutate(picked)}
        onOther={() => choose(null)}
      />
    );
  if (check.error)
    return (
      <div className={styles.checked}>
        <ErrorNotice error={check.error} />
        <ListField kind={kind} onFile={choose} />
      </div>
    );
  return (
    <p role="status" className="dim">
      {t('bulk.checking', { name: picked.file.name })}
    </p>
  );
}

/** `/members/bulk`: upload a list, check its cost, get documents and a results table; previous lists below. */
export function Bulk(props: BulkProps) {
  const { kind, kinds, stale, documentLink, onSpent } = props;
  const { t } = useTranslator<typeof bulkScreenMessages>();
  const queries = useQueryClient();
  const lists = useQuery(bulkListQuery(useCall(), kind));
  const open = lists.data?.filter(isOpen).length ?? 0;
  // A finished list has created documents and returned credits.
  useEffect(() => {
    if (open === 0) return;
    return () => {
      onSpent();
      for (const queryKey of stale) void queries.invalidateQueries({ queryKey });
    };
  }, [open, onSpent, queries, stale]);
  return (
    <div className={styles.page}>
      {kinds}
      <div>
        <h1 className={styles.title}>{t(`bulk.${kind}.title`)}</h1>
        <p className={styles.lead}>{t(`bulk.${kind}.lead`)}</p>
      </div>
      <Card>
        <NewList {...props} />
      </Card>
      <section className={styles.lists}>
        <h2 className={styles.heading}>{t('bulk.lists')}</h2>
        {lists.isPending && (
          <>
            <p className="hidden-visually" role="status">
              {t('bulk.loading')}
            </p>
            <span className={`skeleton ${styles.place}`} />
          </>
        )}
        {lists.error && <ErrorNotice error={lists.error} onRetry={() => void lists.refetch()} />}
        {lists.data?.length === 0 && <p className="dim">{t(`bulk.${kind}.none`)}</p>}
        <ul className={styles.jobs}>
          {lists.data?.map((job) => (
            <BulkJobCard key={job.id} job={job} documentLink={documentLink} onSpent={onSpent} />
          ))}
        </ul>
      </section>
    </div>
  );
}
