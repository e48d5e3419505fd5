import { type ListedMember, memberDeskContract } from '@vinlore/account-domain';
import { type Column, DeskPage, isSearchable, Moment, useFilters, usePages } from '@vinlore/desk-ui';
import { useCall, useTranslator } from '@vinlore/ui';
import { MemberTags, nameOf } from './member-tags.tsx';
import type { MemberDeskTexts } from './messages/index.ts';
import { PEOPLE } from './member-queries.ts';
import { PeopleList } from './people-list.tsx';

const DEFAULTS = { kind: 'all', search: '' };
const KINDS = ['all', 'dealers', 'closed'] as const;

/** Members of the brand, with a single search box for names, emails, VINs, and numbers. */
export function MembersPage() {
  const { t } = useTranslator<MemberDeskTexts>();
  const call = useCall();
  const [filters, change] = useFilters(DEFAULTS);
  const kind = KINDS.find((each) => each === filters.kind) ?? 'all';
  const search = isSearchable(filters.search) ? filters.search : '';
  const query = usePages([PEOPLE, 'members', filters], async (cursor, signal) => {
    const query = { kind, search, ...(cursor !== null && { cursor }) };
    const { members, ...page } = await call(memberDeskContract.staffMembers, query, { signal });
    return { rows: members, cursor: page.cursor, foundBy: page.found_by };
  });
  const columns: readonly Column<ListedMember>[] = [
    { key: 'email', title: t('members.email'), cell: ({ email }) => email },
    { key: 'name', title: t('members.name'), cell: (member) => nameOf(member) || member.company },
    { key: 'standing', title: t('members.standing'), cell: (member) => <MemberTags member={member} /> },
    { key: 'since', title: t('members.since'), align: 'end', cell: ({ created_at }) => <Moment at={created_at} /> },
  ];
  const foundBy = filters.search ? (query.first?.foundBy ?? []) : [];
  const isFiltered = filters.search !== '' || kind !== 'all';
  return (
    <DeskPage title={t('members.title')} lead={t('members.lead')}>
      <div role="status">
        {foundBy.map((by) => (
          <p key={by} className="strong">
            {t(`members.foundBy.${by}`)}
          </p>
        ))}
      </div>
      <PeopleList
        label={t('members.title')}
        query={query}
        columns={columns}
        search={{
          label: t('members.search'),
          hint: t('members.searchHint'),
          value: filters.search,
          onChange: (typed) => change({ search: typed }),
        }}
        choice={{
          label: t('members.kind'),
          value: kind,
          options: KINDS.map((value) => ({ value, label: t(`members.kind.${value}`) })),
          onChange: (value) => change({ kind: value }),
        }}
        views="members"
        empty={
          isFiltered ? { title: t('members.noneFit'), lead: t('members.noneFitLead') } : { title: t('members.none') }
        }
      />
    </DeskPage>
  );
}
