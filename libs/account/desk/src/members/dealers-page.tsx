import { DEALER_STATES, type ListedDealer, memberDeskContract } from '@vinlore/account-domain';
import { type Column, DeskPage, isSearchable, Moment, useFilters, usePages } from '@vinlore/desk-ui';
import { useCall, useTranslator } from '@vinlore/ui';
import { DealerActs } from './dealer-acts.tsx';
import { DealerTag } from './dealer-tag.tsx';
import { PEOPLE } from './member-queries.ts';
import { PeopleList } from './people-list.tsx';
import styles from './members.module.css';
import type { MemberDeskTexts } from './messages/index.ts';

const DEFAULTS = { state: 'new', search: '' };
const CHOICES = [...DEALER_STATES, 'all'] as const;

/** Fallback for dealers without a company name. */
const nameOf = ({ company, name, email }: ListedDealer) => company || name || email;

function Contact({ dealer }: { readonly dealer: ListedDealer }) {
  return (
    <span className={styles.who}>
      <span>{dealer.name || dealer.email}</span>
      {dealer.name && <span className="dim">{dealer.email}</span>}
      {dealer.phone && <span className="dim">{dealer.phone}</span>}
    </span>
  );
}

function Business({ dealer }: { readonly dealer: ListedDealer }) {
  const { t } = useTranslator<MemberDeskTexts>();
  const { place, website, employees } = dealer;
  return (
    <span className={styles.who}>
      {place && <span>{place}</span>}
      {website && (
        <a href={website} target="_blank" rel="noreferrer noopener nofollow">
          {website.replace(/^https?:\/\//, '')}
        </a>
      )}
      {employees > 0 && <span className="dim">{t('dealers.size', { count: employees })}</span>}
    </span>
  );
}

/** Dealers of the brand, unreviewed ones first (docs/decisions.md §4). */
export function DealersPage() {
  const { t } = useTranslator<MemberDeskTexts>();
  const call = useCall();
  const [filters, change] = useFilters(DEFAULTS);
  const state = DEALER_STATES.find((each) => each === filters.state);
  const search = isSearchable(filters.search) ? filters.search : '';
  const query = usePages([PEOPLE, 'dealers', filters], async (cursor, signal) => {
    const query = { search, ...(state && { state }), ...(cursor !== null && { cursor }) };
    const page = await call(memberDeskContract.staffDealers, query, { signal });
    return { rows: page.dealers, cursor: page.cursor };
  });
  const columns: readonly Column<ListedDealer>[] = [
    { key: 'company', title: t('dealers.company'), cell: ({ company }) => company || t('dealers.noCompany') },
    { key: 'contact', title: t('dealers.contact'), cell: (dealer) => <Contact dealer={dealer} /> },
    { key: 'place', title: t('dealers.place'), cell: (dealer) => <Business dealer={dealer} /> },
    {
      key: 'since',
      title: t('dealers.registered'),
      cell: (dealer) => (
        <span className={styles.who}>
          <Moment at={dealer.since} />
          <DealerTag state={dealer.state} />
        </span>
      ),
    },
    {
      key: 'acts',
      title: '',
      align: 'end',
      cell: (dealer) => <DealerActs dealer={{ id: dealer.id, name: nameOf(dealer), state: dealer.state }} />,
    },
  ];
  const none =
    state === undefined && filters.search === ''
      ? { title: t('dealers.none') }
      : { title: t('dealers.noneFit'), lead: t('dealers.noneFitLead') };
  return (
    <DeskPage title={t('dealers.title')} lead={t('dealers.lead')}>
      <PeopleList
        label={t('dealers.title')}
        query={query}
        columns={columns}
        search={{
          label: t('dealers.search'),
          hint: t('dealers.searchHint'),
          value: filters.search,
          onChange: (typed) => change({ search: typed }),
        }}
        choice={{
          label: t('dealers.state'),
          value: state ?? 'all',
          options: CHOICES.map((value) => ({ value, label: t(`dealers.state.${value}`) })),
          onChange: (value) => change({ state: value }),
        }}
        views="dealers"
        empty={none}
      />
    </DeskPage>
  );
}
