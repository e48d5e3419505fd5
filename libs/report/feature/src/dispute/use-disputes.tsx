import type { RecordView } from '@vinlore/report-domain';
import { StatusWord, useTranslator } from '@vinlore/ui';
import { type ReactNode, useState } from 'react';
import { DisputeIcon } from '../icons.ts';
import type { reportMessages } from '../messages/index.ts';
import { DisputeDialog } from './dispute-dialog.tsx';

/** What stands at each record, and the dialog that it opens. */
export interface Disputes {
  readonly actionsOf: (record: RecordView) => ReactNode;
  readonly dialog: ReactNode;
}

/**
 * "This is wrong" on the records of a report.
 *
 * @param id the report's
 */
export function useDisputes(id: string): Disputes {
  const { t } = useTranslator<typeof reportMessages>();
  const [record, setRecord] = useState<RecordView | null>(null);
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  return {
    actionsOf: (each) =>
      sent.has(each.key) ? (
        <StatusWord status="info">{t('dispute.disputed')}</StatusWord>
      ) : (
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={t('dispute.openOf', { record: `${each.title}, ${each.date}` })}
          onClick={() => setRecord(each)}
        >
          <DisputeIcon size={16} />
          {t('dispute.open')}
        </button>
      ),
    dialog: record && (
      <DisputeDialog
        id={id}
        record={record}
        onSent={() => setSent(new Set([...sent, record.key]))}
        onClose={() => setRecord(null)}
      />
    ),
  };
}
