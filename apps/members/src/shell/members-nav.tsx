import { Link, useLocation } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { productsOf, type PublicBrand } from '@vinlore/brand';
import { isDealerAtom } from '@vinlore/browser';
import { navLine, useBrand, useTranslator } from '@vinlore/ui';
import { useAtomValue } from 'jotai';
import {
  CreditsIcon,
  DealerIcon,
  GarageIcon,
  HomeIcon,
  InventoryIcon,
  ListsIcon,
  OrdersIcon,
  ProfileIcon,
  RecallsIcon,
  ReportsIcon,
  SecurityIcon,
  StickersIcon,
  SubscriptionIcon,
  SupportIcon,
} from '../icons.ts';
import type { membersMessages } from '../messages/index.ts';
import { type DashboardSection, sectionOf } from '../pages/sections.ts';

/** Only the exact section is the current page: the router alone would mark every dashboard link. */
const ACTIVE = { exact: true, includeHash: true, includeSearch: false } as const;

/** Lists of documents, by product. */
const DOCUMENTS = {
  report: { section: 'reports', hash: 'vehicle-history-report', label: 'members.reports', Icon: ReportsIcon },
  sticker: { section: 'stickers', hash: 'window-sticker', label: 'members.stickers', Icon: StickersIcon },
} as const;

/** Main links, starting with the brand's main product; dashboard sections differ by hash (docs/decisions.md §1, §4). */
const workOf = (brand: Pick<PublicBrand, 'leads_with'>) =>
  [
    { section: 'overview', hash: undefined, label: 'members.dashboard', Icon: HomeIcon },
    ...productsOf(brand).map((product) => DOCUMENTS[product]),
    { section: 'recalls', hash: 'recalls', label: 'members.recalls', Icon: RecallsIcon },
    { section: 'orders', hash: 'orders', label: 'members.orders', Icon: OrdersIcon },
  ] as const;

/** Account links. */
const ACCOUNT = [
  { to: MEMBERS_PATHS.profile, label: 'members.profile', Icon: ProfileIcon },
  { to: MEMBERS_PATHS.security, label: 'members.security', Icon: SecurityIcon },
  { to: MEMBERS_PATHS.dealer, label: 'members.dealer', Icon: DealerIcon },
  { to: MEMBERS_PATHS.credits, label: 'members.credits', Icon: CreditsIcon },
  { to: MEMBERS_PATHS.subscription, label: 'members.subscription', Icon: SubscriptionIcon },
] as const;

/** Dealer links for many vehicles. */
const DEALING = [
  { to: MEMBERS_PATHS.inventory, label: 'members.inventory', Icon: InventoryIcon },
  { to: MEMBERS_PATHS.bulk, label: 'members.bulk', Icon: ListsIcon },
] as const;

/** Identifies a page by its URL. */
type Place = Pick<ReturnType<typeof useLocation>, 'pathname' | 'hash'>;

/** Whether a URL belongs to the garage. */
const isGaragePage = ({ pathname }: Pick<Place, 'pathname'>) =>
  pathname === MEMBERS_PATHS.garage || pathname.startsWith(`${MEMBERS_PATHS.garage}/`);

/** Whether a URL belongs to support. */
function isSupportPage({ pathname, hash }: Place): boolean {
  if (pathname === MEMBERS_PATHS.dashboard) return sectionOf(hash) === 'tickets';
  return pathname === MEMBERS_PATHS.support || pathname.startsWith('/members/tickets/');
}

/** Whether a URL belongs to the phone's account sheet. */
export function isAccountPage(place: Place): boolean {
  return (
    isSupportPage(place) || isGaragePage(place) || [...ACCOUNT, ...DEALING].some(({ to }) => to === place.pathname)
  );
}

/** Navigation section of a page outside the dashboard; null for none. */
function sectionOfPage(pathname: string): DashboardSection | null {
  if (pathname.startsWith('/members/reports/')) return 'reports';
  if (pathname.startsWith('/members/stickers/')) return 'stickers';
  return pathname.startsWith(MEMBERS_PATHS.orders) ? 'orders' : null;
}

interface WorkLinksProps {
  /**
   * The sidebar has all links. The bottom bar has room for five: the garage and, with reports, orders move to the
   * sheet.
   */
  readonly at: 'side' | 'thumb' | 'sheet';
}

/** Main links of the members area. */
export function WorkLinks({ at }: WorkLinksProps) {
  const { t } = useTranslator<typeof membersMessages>();
  const { pathname, hash } = useLocation();
  const brand = useBrand();
  const { features } = brand;
  const here = pathname === MEMBERS_PATHS.dashboard ? sectionOf(hash) : sectionOfPage(pathname);
  const isHere = (section: DashboardSection) => {
    if (section === 'reports' && !features.report) return false;
    return at === 'side' || (section === 'orders' && features.report) === (at === 'sheet');
  };
  return (
    <>
      {workOf(brand)
        .filter(({ section }) => isHere(section))
        .map(({ section, hash: place, label, Icon }) => (
          <Link
            key={section}
            className={navLine}
            to={MEMBERS_PATHS.dashboard}
            hash={place}
            activeOptions={ACTIVE}
            aria-current={here === section ? 'page' : undefined}
          >
            <Icon />
            {t(label)}
          </Link>
        ))}
      {at !== 'thumb' && (
        <Link
          className={navLine}
          to={MEMBERS_PATHS.garage}
          aria-current={isGaragePage({ pathname }) ? 'page' : undefined}
        >
          <GarageIcon />
          {t('members.garage')}
        </Link>
      )}
    </>
  );
}

/** Links to account pages and support, preceded by a dealer's vehicles. */
export function AccountLinks() {
  const { t } = useTranslator<typeof membersMessages>();
  const isDealer = useAtomValue(isDealerAtom);
  const place = useLocation();
  return (
    <>
      {[...(isDealer ? DEALING : []), ...ACCOUNT].map(({ to, label, Icon }) => (
        <Link key={to} className={navLine} to={to}>
          <Icon />
          {t(label)}
        </Link>
      ))}
      <Link
        className={navLine}
        to={MEMBERS_PATHS.dashboard}
        hash="tickets"
        activeOptions={ACTIVE}
        aria-current={isSupportPage(place) ? 'page' : undefined}
      >
        <SupportIcon />
        {t('members.support')}
      </Link>
    </>
  );
}
