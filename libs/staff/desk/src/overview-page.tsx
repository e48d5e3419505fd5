import { DeskLink, DeskPage, Waits } from '@vinlore/desk-ui';
import { MOST_WAITING, staffContract, type WaitingKind } from '@vinlore/staff-domain';
import { CheckIcon, ChevronRightIcon, ErrorNotice, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FindBox, type Finder } from './find-box.tsx';
import type { staffDeskMessages } from './messages/index.ts';
import styles from './overview-page.module.css';

/** How often the page is refreshed while open. */
const FOLLOW_MS = 30_000;

/** Page that handles each kind, filtered to the open items if it lists more. */
const PLACES: Readonly<Record<WaitingKind, string>> = {
  // Oldest first.
  overdueChats: '/staff/chats?state=waiting',
  chats: '/staff/chats?state=waiting',
  overdue: '/staff/tickets?state=open',
  teamTickets: '/staff/tickets?state=open&holder=team',
  tickets: '/staff/tickets?state=open',
  disputes: '/staff/disputes?state=open',
  health: '/staff/health',
  sources: '/staff/sources',
  approvals: '/staff/approvals',
  deletions: '/staff/deletions',
  dealers: '/staff/dealers',
  refunds: '/staff/refunds?state=failed',
  renewals: '/staff/renewals',
  imports: '/staff/imports?state=failed',
  vins: '/staff/vins',
};

/** Props of `WaitingLine`. */
interface WaitingLineProps {
  readonly kind: WaitingKind;
  readonly count: number;
  readonly since: string | null;
}

/** One kind of open item: count, description, age, and link. */
function WaitingLine({ kind, count, since }: WaitingLineProps) {
  const { t, number } = useTranslator<typeof staffDeskMessages>();
  return (
    <li>
      <DeskLink className={styles.line} href={PLACES[kind]}>
        <span className={styles.count}>{count < MOST_WAITING ? number(count) : `${number(MOST_WAITING - 1)}+`}</span>
        <span className={styles.words}>
          <span className={styles.title}>{t(`overview.${kind}`, { count })}</span>
          <span className="dim sm">{t(`overview.${kind}Lead`)}</span>
        </span>
        <span className={styles.since}>
          <Waits since={since} />
        </span>
        <ChevronRightIcon size={16} />
      </DeskLink>
    </li>
  );
}

/** The open items, or the empty state. */
function WaitingList() {
  const { t } = useTranslator<typeof staffDeskMessages>();
  const call = useCall();
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'overview'],
    queryFn: ({ signal }) => call(staffContract.overview, {}, { signal }),
    refetchInterval: FOLLOW_MS,
    staleTime: 0,
  });
  if (!data)
    return error ? (
      <ErrorNotice error={error} onRetry={() => void refetch()} />
    ) : (
      <span className={`skeleton ${styles.place}`} role="status" aria-label={t('overview.loading')} />
    );
  if (data.waiting.length === 0)
    return (
      <div className={styles.nothing} role="status">
        <CheckIcon />
        <div>
          <h2>{t('overview.nothing')}</h2>
          <p className="dim">{t('overview.nothingLead')}</p>
        </div>
      </div>
    );
  return (
    <section className={styles.waiting} aria-label={t('overview.waiting')}>
      <ul>
        {data.waiting.map((each) => (
          <WaitingLine key={each.kind} {...each} />
        ))}
      </ul>
    </section>
  );
}

/** Props of `OverviewPage`. */
export interface OverviewPageProps {
  /** The lists to search from here; none without permission. */
  readonly finders: readonly Finder[];
  /** Links to all other pages. */
  readonly ways: ReactNode;
}

/** /staff: search box, open items for this user by urgency, and links to all pages they can use. */
export function OverviewPage({ finders, ways }: OverviewPageProps) {
  const { t } = useTranslator<typeof staffDeskMessages>();
  const { name } = useBrand();
  return (
    <DeskPage title={t('overview.title')} lead={t('overview.lead', { brand: name })}>
      {finders.length > 0 && <FindBox finders={finders} />}
      <WaitingList />
      {ways}
    </DeskPage>
  );
}
