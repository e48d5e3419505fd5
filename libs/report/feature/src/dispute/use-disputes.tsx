import type { RecordView } from '@vinlore/report-domain';
import { StatusWord, useTranslator } from '@vinlore/ui';
import { type ReactNode, useState } from 'react';
import { DisputeIcon } from '../icons.ts';
import type { reportMessages } from '../messages/index.ts';
import { DisputeDialog, type DisputeDialogProps } from './dispute-dialog.tsx';

/** The action for each record, and the dialog that it opens. */
export interface Disputes {
  readonly actionsOf: (record: RecordView) => ReactNode;
  readonly dialog: ReactNode;
}

/**
 * Lets the member dispute the records of a report.
 *
 * @param id the report's id
 */
export function useDisputes(id: string, ticketLink: DisputeDialogProps['ticketLink']): Disputes {
  const { t } = useTranslator<typeof reportMessages>();
  const [record, setRecord] = useState<RecordView | null>(null);
  const [sent, setSent] = useState<ReadonlyMap<string, string>>(new Map());
  return {
    actionsOf: (each) => {
      const ticket = sent.get(each.key);
      return ticket ? (
        <StatusWord status="info">{ticketLink(ticket, t('dispute.disputed'))}</StatusWord>
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
      );
    },
    dialog: record && (
      <DisputeDialog
        id={id}
        record={record}
        ticketLink={ticketLink}
        onSent={(ticket) => setSent(new Map([...sent, [record.key, ticket]]))}
        onClose={() => setRecord(null)}
      />
    ),
  };
}
