import { useLocation } from '@tanstack/react-router';
import { CreditsLeft } from '@vinlore/billing-feature';
import { StickerList } from '@vinlore/sticker-feature';
import { highlight, useTranslator } from '@vinlore/ui';
import { lazy, useEffect, useRef } from 'react';
import type { membersMessages } from '../messages/index.ts';
import { useMembership } from '../session/use-app.ts';
import { usePageTitle } from '../use-page.ts';
import styles from './dashboard-page.module.css';
import { allStickersLink, buyLink, creditsLink, stickerLink } from './members-links.tsx';
import { MakeCard } from './make-card.tsx';
import { OrdersPage } from './orders-page.tsx';
import { type DashboardSection, sectionOf } from './sections.ts';

/** With its own texts, in a file of its own. */
const RecallsPage = lazy(() => import('./recalls-page.tsx').then((page) => ({ default: page.RecallsPage })));

/** How many of the latest stickers the overview shows. */
const LATEST = 5;

/** `/members/dashboard`: the overview, or the section that the hash names (decisions §4). */
export function DashboardPage() {
  const section = sectionOf(useLocation().hash);
  if (section === 'orders') return <OrdersPage />;
  return section === 'recalls' ? <RecallsPage /> : <Documents section={section} />;
}

/** The overview, or all stickers: the way to another one, and those that are there. */
function Documents({ section }: { readonly section: Exclude<DashboardSection, 'orders' | 'recalls'> }) {
  const { t } = useTranslator<typeof membersMessages>();
  const membership = useMembership();
  const first = membership.state === 'member' ? membership.session.user.first : null;
  const welcome = first ? t('members.welcome', { name: first }) : t('members.dashboard');
  const title = section === 'stickers' ? t('members.stickers') : welcome;
  usePageTitle(section === 'stickers' ? title : t('members.dashboard'));
  const makeCard = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (section === 'stickers') highlight(makeCard.current!);
  }, [section]);
  // While a car is asked about, the field is behind its card.
  const toVinField = () => makeCard.current?.querySelector<HTMLElement>('input, button')?.focus();
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {section === 'overview' && <CreditsLeft buyLink={buyLink} historyLink={creditsLink} />}
      <div ref={makeCard}>
        <MakeCard />
      </div>
      <StickerList
        latest={section === 'overview' ? LATEST : undefined}
        stickerLink={stickerLink}
        allLink={allStickersLink}
        onTypeVin={toVinField}
      />
    </>
  );
}
