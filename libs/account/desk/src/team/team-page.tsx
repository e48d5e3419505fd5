import { teamContract, type TeamPerson } from '@vinlore/account-domain';
import { type Column, DataList, DeskPage, Moment, SearchBox, StatusTag, useFilters, usePages } from '@vinlore/desk-ui';
import { useBrand, useCall, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import type { AccountDeskTexts } from '../messages/index.ts';
import { AddDialog } from './add-dialog.tsx';
import { PermissionTags } from './permission-words.tsx';
import styles from './team.module.css';
import { useOtherBrands } from './use-brands.ts';

const DEFAULTS = { search: '' };

/** Whether a person has set up two-step verification; not disclosed for people from other brands. */
function FactorTag({ factors }: Pick<TeamPerson, 'factors'>) {
  const { t } = useTranslator<AccountDeskTexts>();
  if (!factors) return <span className="dim">{t('desk-account.untold')}</span>;
  const isSet = factors.authenticator !== null || factors.passkeys > 0;
  return (
    <StatusTag tone={isSet ? 'ok' : 'wait'}>{t(isSet ? 'desk-account.isSet' : 'desk-account.notSetYet')}</StatusTag>
  );
}

/** `/staff/team`: the team of this brand's desk. */
export function TeamPage() {
  const { t } = useTranslator<AccountDeskTexts>();
  const call = useCall();
  const { key, name: brand } = useBrand();
  const others = useOtherBrands();
  const nameOf = (home: string) => others.find((each) => each.key === home)?.name ?? home;
  const [filters, change] = useFilters(DEFAULTS);
  const [adding, setAdding] = useState(false);
  const query = usePages(['team', filters], async (cursor, signal) => {
    const { people, more } = await call(
      teamContract.list,
      { ...filters, ...(cursor !== null && { cursor }) },
      { signal },
    );
    return { rows: people, cursor: more ? people.at(-1)!.id : null };
  });
  const columns: readonly Column<TeamPerson>[] = [
    {
      key: 'person',
      title: t('desk-account.person'),
      phone: 'title',
      cell: ({ name, email, home }) => (
        <>
          <span className={styles.who}>{name || email}</span>
          {name && <span className={styles.mail}>{email}</span>}
          {home !== key && <span className={styles.mail}> · {nameOf(home)}</span>}
        </>
      ),
    },
    {
      key: 'permissions',
      title: t('desk-account.mayDo'),
      cell: ({ permissions }) => <PermissionTags permissions={permissions} />,
    },
    { key: 'factor', title: t('desk-account.factor'), cell: ({ factors }) => <FactorTag factors={factors} /> },
    {
      key: 'seen',
      title: t('desk-account.lastSeen'),
      align: 'end',
      cell: ({ last_seen_at: at }) =>
        at ? <Moment at={at} /> : <span className="dim">{t('desk-account.neverSeen')}</span>,
    },
  ];
  return (
    <DeskPage
      title={t('desk-account.team')}
      lead={t('desk-account.teamLead', { brand })}
      actions={
        <button type="button" className="btn btn-primary" onClick={() => setAdding(true)}>
          {t('desk-account.add')}
        </button>
      }
    >
      <DataList
        label={t('desk-account.team')}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/staff/team/${id}`}
        filter={
          <SearchBox
            label={t('desk-account.search')}
            hint={t('desk-account.searchHint')}
            value={filters.search}
            onChange={(search) => change({ search })}
          />
        }
        empty={{ title: t('desk-account.nobody'), lead: t('desk-account.nobodyLead') }}
      />
      {adding && <AddDialog onClose={() => setAdding(false)} />}
    </DeskPage>
  );
}
