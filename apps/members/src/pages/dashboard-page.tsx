import { useLocation } from '@tanstack/react-router';
import { StickerList } from '@vinlore/sticker-feature';
import { highlight, useTranslator } from '@vinlore/ui';
import { useEffect, useRef } from 'react';
import type { membersMessages } from '../messages/index.ts';
import { useMembership } from '../session/use-app.ts';
import { usePageTitle } from '../use-page.ts';
import styles from './dashboard-page.module.css';
import { allStickersLink, stickerLink } from './members-links.tsx';
import { MakeCard } from './make-card.tsx';
import { sectionOf } from './sections.ts';

/** How many of the latest stickers the overview shows. */
const LATEST = 5;

/** `/members/dashboard`: the overview, or the section that the hash names (decisions §4). */
export function DashboardPage() {
  const { t } = useTranslator<typeof membersMessages>();
  const { hash } = useLocation();
  const membership = useMembership();
  const first = membership.state === 'member' ? membership.session.user.first : null;
  const section = sectionOf(hash);
  const welcome = first ? t('members.welcome', { name: first }) : t('members.dashboard');
  const title = section === 'stickers' ? t('members.stickers') : welcome;
  usePageTitle(section === 'stickers' ? title : t('members.dashboard'));
  const makeCard = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (section === 'stickers') highlight(makeCard.current!);
  }, [section]);
  const toVinField = () => makeCard.current?.querySelector('input')?.focus();
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
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
