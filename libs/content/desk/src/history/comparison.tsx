import type { Language } from '@vinlore/i18n';
import { ChoiceBox, Panel } from '@vinlore/desk-ui';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { DocumentChanges } from '../changes/document-changes.tsx';
import type { contentDeskMessages } from '../messages/index.ts';
import styles from './history.module.css';
import { versionQuery } from './version-query.ts';

/** Props of `Comparison`. */
export interface ComparisonProps {
  readonly id: string;
  readonly language: Language;
  /** Versions to choose from, newest first. */
  readonly numbers: readonly number[];
  /** undefined if there is no earlier one. */
  readonly before: number | undefined;
  readonly after: number;
  readonly onChoose: (chosen: { before?: string; after?: string }) => void;
}

/** The changes between any two versions of a text. */
export function Comparison({ id, language, numbers, before, after, onChoose }: ComparisonProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const call = useCall();
  const later = useQuery(versionQuery(call, id, language, after));
  const earlierOf = versionQuery(call, id, language, before ?? 0);
  const earlier = useQuery(before === undefined ? { ...earlierOf, queryFn: skipToken } : earlierOf);
  const options = [...new Set([...numbers, after, ...(before === undefined ? [] : [before])])]
    .toSorted((one, other) => other - one)
    .map((number) => ({ value: String(number), label: String(number) }));
  const error = later.error ?? earlier.error;
  const isThere = later.data !== undefined && (before === undefined || earlier.data !== undefined);
  return (
    <Panel
      title={t('content.compare')}
      actions={
        <>
          {before !== undefined && (
            <ChoiceBox
              label={t('content.from')}
              value={String(before)}
              options={options}
              onChange={(chosen) => onChoose({ before: chosen, after: String(after) })}
            />
          )}
          <ChoiceBox
            label={t('content.to')}
            value={String(after)}
            options={options}
            onChange={(chosen) => onChoose({ after: chosen, before: before === undefined ? '' : String(before) })}
          />
        </>
      }
    >
      {error && <ErrorNotice error={error} onRetry={() => void Promise.all([later.refetch(), earlier.refetch()])} />}
      {!error && !isThere && (
        <span className={`skeleton ${styles.waiting}`} role="status" aria-label={t('content.loading')} />
      )}
      {isThere && (
        <DocumentChanges before={before === undefined ? null : earlier.data!.document} after={later.data.document} />
      )}
    </Panel>
  );
}
