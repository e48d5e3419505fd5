import { deletionDeskContract, type ListedDeletion } from '@vinlore/account-domain';
import {
  ChoiceBox,
  type Column,
  DataList,
  DeskLink,
  DeskPage,
  Moment,
  StatusTag,
  type Tone,
  useFilters,
  usePages,
} from '@vinlore/desk-ui';
import { useCall, useTranslator } from '@vinlore/ui';
import { DeletionActs } from './deletion-acts.tsx';
import { PEOPLE } from './member-queries.ts';
import type { MemberDeskTexts } from './messages/index.ts';
import { useTimeLeft } from './time-left.ts';

const DEFAULTS = { state: 'closed' };
const STATES = ['closed', 'requested', 'over'] as const;
const TONES: Record<ListedDeletion['state'], Tone> = {
  requested: 'wait',
  lapsed: 'none',
  superseded: 'none',
  closed: 'bad',
  restored: 'ok',
  erased: 'none',
};

/** The requester's email, linked to the member page while the account exists. */
function Account({ deletion: { account_id: id, email } }: { readonly deletion: ListedDeletion }) {
  const { t } = useTranslator<MemberDeskTexts>();
  if (email === null) return <span className="dim">{t('deletions.erasedAccount')}</span>;
  return <DeskLink href={`/staff/members/${id}`}>{email}</DeskLink>;
}

/** Deletion requests, sorted by deletion date. */
export function DeletionsPage() {
  const { t } = useTranslator<MemberDeskTexts>();
  const call = useCall();
  const left = useTimeLeft();
  const [filters, change] = useFilters(DEFAULTS);
  const state = STATES.find((each) => each === filters.state) ?? 'closed';
  const query = usePages([PEOPLE, 'deletions', state], async (cursor, signal) => {
    const query = { state, ...(cursor !== null && { cursor }) };
    const page = await call(deletionDeskContract.staffDeletions, query, { signal });
    return { rows: page.deletions, cursor: page.cursor };
  });
  const asked: Column<ListedDeletion> = {
    key: 'asked',
    title: t('deletions.asked'),
    phone: 'hide',
    cell: ({ requested_at }) => <Moment at={requested_at} />,
  };
  const clock: readonly Column<ListedDeletion>[] = [
    {
      key: 'left',
      title: t('deletions.left'),
      cell: ({ erase_at }) => erase_at && <strong className="nowrap">{left(erase_at)}</strong>,
    },
    { key: 'erase', title: t('deletions.eraseAt'), cell: ({ erase_at }) => erase_at && <Moment at={erase_at} /> },
    asked,
    { key: 'acts', title: '', align: 'end', cell: (deletion) => <DeletionActs deletion={deletion} /> },
  ];
  const standing: readonly Column<ListedDeletion>[] = [
    {
      key: 'state',
      title: t('deletions.standing'),
      cell: (row) => <StatusTag tone={TONES[row.state]}>{t(`deletions.is.${row.state}`)}</StatusTag>,
    },
    asked,
    { key: 'ended', title: t('deletions.ended'), cell: ({ ended_at }) => ended_at && <Moment at={ended_at} /> },
  ];
  return (
    <DeskPage title={t('deletions.title')} lead={t('deletions.lead')}>
      <DataList
        label={t('deletions.title')}
        query={query}
        columns={[
          { key: 'account', title: t('deletions.account'), cell: (row) => <Account deletion={row} /> },
          ...(state === 'closed' ? clock : standing),
        ]}
        keyOf={({ id }) => id}
        filter={
          <ChoiceBox
            label={t('deletions.state')}
            value={state}
            options={STATES.map((value) => ({ value, label: t(`deletions.state.${value}`) }))}
            onChange={(value) => change({ state: value })}
          />
        }
        empty={{ title: t('deletions.none'), ...(state === 'closed' && { lead: t('deletions.noneLead') }) }}
      />
    </DeskPage>
  );
}
