import { EmptyList, useTranslator } from '@vinlore/ui';
import type { reportMessages } from '../messages/index.ts';

/** Empty state of the report list: one sentence and one action. */
export function ReportsEmpty({ onTypeVin }: { readonly onTypeVin: () => void }) {
  const { t } = useTranslator<typeof reportMessages>();
  return (
    <EmptyList
      picture={
        <>
          <path data-ink="paper" d="M26 8h68v80H26z" />
          <path data-ink="bold" d="M36 20h34" />
          <path data-ink="line" d="M36 60h48M36 68h48M36 76h30" />
          <path data-ink="good" strokeWidth="2.5" d="M36 50l12-8 12 3 12-10 12-5" />
          <circle data-ink="dot" cx="84" cy="30" r="3.5" />
        </>
      }
      title={t('list.emptyTitle')}
      lead={t('list.emptyLead')}
    >
      <button type="button" className="btn btn-outline" onClick={onTypeVin}>
        {t('list.emptyAction')}
      </button>
    </EmptyList>
  );
}
