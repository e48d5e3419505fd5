import { useLocation } from '@tanstack/react-router';
import { CreditsLeft } from '@vinlore/billing-feature';
import { StickerList } from '@vinlore/sticker-feature';
import { isDealerAtom } from '@vinlore/browser';
import { highlight, lazyPart, useBrand, useTranslator, whenIdle } from '@vinlore/ui';
import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useRef } from 'react';
import type { membersMessages } from '../messages/index.ts';
import { useMembership } from '../session/use-app.ts';
import { usePageTitle } from '../use-page.ts';
import styles from './dashboard-page.module.css';
import { allStickersLink, buyLink, creditsLink, stickerLink, vinLink } from './members-links.tsx';
import { MakeCard } from './make-card.tsx';
import type { pageMessages } from './messages/index.ts';
import { OrdersPage } from './orders-page.tsx';
import { type DashboardSection, sectionOf } from './sections.ts';

/** With their own texts, in separate chunks. */
const RecallsPage = lazyPart(() => import('./recalls-page.tsx'), 'RecallsPage');
const ManyCredits = lazyPart(() => import('./many-credits.tsx'), 'ManyCredits');
const TicketsPage = lazyPart(() => import('./support-pages.ts'), 'TicketsPage');
const reportParts = () => import('./report-parts.tsx');
const ReportsPage = lazyPart(reportParts, 'ReportsPage');
const MakeEither = lazyPart(reportParts, 'MakeEither');
const LatestReports = lazyPart(reportParts, 'LatestReports');

/** Number of recent stickers on the overview; fewer of each kind if there are reports, too. */
const LATEST = 5;
const LATEST_OF_EACH = 3;

/** `/members/dashboard`: the overview, or the section in the hash (docs/decisions.md §4). */
export function DashboardPage() {
  const section = sectionOf(useLocation().hash);
  // So that the other sections work if the connection drops.
  useEffect(() => whenIdle(() => [RecallsPage, TicketsPage, ReportsPage].forEach((page) => void page.preload())), []);
  if (section === 'orders') return <OrdersPage />;
  if (section === 'recalls') return <RecallsPage />;
  if (section === 'tickets') return <TicketsPage />;
  if (section === 'reports') return <ReportsPage />;
  return <Documents section={section} />;
}

/** The overview or all stickers: creating one, and the list. */
function Documents({ section }: { readonly section: Extract<DashboardSection, 'overview' | 'stickers'> }) {
  const { t } = useTranslator<typeof membersMessages>();
  const { t: say } = useTranslator<typeof pageMessages>();
  const membership = useMembership();
  const first = membership.state === 'member' ? membership.session.user.first : null;
  const welcome = first ? say('members.welcome', { name: first }) : t('members.dashboard');
  const title = section === 'stickers' ? t('members.stickers') : welcome;
  usePageTitle(section === 'stickers' ? title : t('members.dashboard'));
  const isDealer = useAtomValue(isDealerAtom);
  const { features, leads_with: lead } = useBrand();
  const { report: makesReports } = features;
  const isOverview = section === 'overview';
  const hasReports = makesReports && isOverview;
  const makeCard = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (section === 'stickers') highlight(makeCard.current!);
  }, [section]);
  // While a car is being confirmed, its card covers the field.
  const toVinField = () => makeCard.current?.querySelector<HTMLElement>('input, button')?.focus();
  const stickers = (
    <StickerList
      latest={section === 'stickers' ? undefined : hasReports ? LATEST_OF_EACH : LATEST}
      stickerLink={stickerLink}
      vinLink={vinLink}
      allLink={allStickersLink}
      onTypeVin={toVinField}
    />
  );
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {isOverview && <CreditsLeft buyLink={buyLink} historyLink={creditsLink} />}
      {isOverview && isDealer && (
        <Suspense fallback={null}>
          <ManyCredits />
        </Suspense>
      )}
      <div ref={makeCard}>
        {hasReports ? (
          <Suspense fallback={<span className={`skeleton ${styles.place}`} />}>
            <MakeEither sticker={<MakeCard />} />
          </Suspense>
        ) : (
          <MakeCard />
        )}
      </div>
      {lead === 'sticker' && stickers}
      {isOverview && (
        <Suspense fallback={makesReports && <span className={`skeleton ${styles.place}`} />}>
          <LatestReports latest={LATEST_OF_EACH} onTypeVin={makesReports ? toVinField : undefined} />
        </Suspense>
      )}
      {lead === 'report' && stickers}
    </>
  );
}
