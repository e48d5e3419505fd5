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

/** Only the very section counts as the current page: the router alone would mark every link to the dashboard. */
const ACTIVE = { exact: true, includeHash: true, includeSearch: false } as const;

/** The lists of documents, by product. */
const DOCUMENTS = {
  report: { section: 'reports', hash: 'vehicle-history-report', label: 'members.reports', Icon: ReportsIcon },
  sticker: { section: 'stickers', hash: 'window-sticker', label: 'members.stickers', Icon: StickersIcon },
} as const;

/**
 * What a member does here, what the brand leads with first; the dashboard's sections are told apart by their hash
 * (docs/decisions.md §1, §4).
 */
const workOf = (brand: Pick<PublicBrand, 'leads_with'>) =>
  [
    { section: 'overview', hash: undefined, label: 'members.dashboard', Icon: HomeIcon },
    ...productsOf(brand).map((product) => DOCUMENTS[product]),
    { section: 'recalls', hash: 'recalls', label: 'members.recalls', Icon: RecallsIcon },
    { section: 'orders', hash: 'orders', label: 'members.orders', Icon: OrdersIcon },
  ] as const;

/** What belongs to the account. */
const ACCOUNT = [
  { to: MEMBERS_PATHS.profile, label: 'members.profile', Icon: ProfileIcon },
  { to: MEMBERS_PATHS.security, label: 'members.security', Icon: SecurityIcon },
  { to: MEMBERS_PATHS.dealer, label: 'members.dealer', Icon: DealerIcon },
  { to: MEMBERS_PATHS.credits, label: 'members.credits', Icon: CreditsIcon },
  { to: MEMBERS_PATHS.subscription, label: 'members.subscription', Icon: SubscriptionIcon },
] as const;

/** What dealers do with many vehicles. */
const DEALING = [
  { to: MEMBERS_PATHS.inventory, label: 'members.inventory', Icon: InventoryIcon },
  { to: MEMBERS_PATHS.bulk, label: 'members.bulk', Icon: ListsIcon },
] as const;

/** What tells a page by its address. */
type Place = Pick<ReturnType<typeof useLocation>, 'pathname' | 'hash'>;

/** Whether an address belongs to the garage. */
const isGaragePage = ({ pathname }: Pick<Place, 'pathname'>) =>
  pathname === MEMBERS_PATHS.garage || pathname.startsWith(`${MEMBERS_PATHS.garage}/`);

/** Whether an address belongs to what members ask support. */
function isSupportPage({ pathname, hash }: Place): boolean {
  if (pathname === MEMBERS_PATHS.dashboard) return sectionOf(hash) === 'tickets';
  return pathname === MEMBERS_PATHS.support || pathname.startsWith('/members/tickets/');
}

/** Whether an address belongs to what stands in the account's sheet of a phone. */
export function isAccountPage(place: Place): boolean {
  return (
    isSupportPage(place) || isGaragePage(place) || [...ACCOUNT, ...DEALING].some(({ to }) => to === place.pathname)
  );
}

/** Which section a page outside of the dashboard belongs to; null for none. */
function sectionOfPage(pathname: string): DashboardSection | null {
  if (pathname.startsWith('/members/reports/')) return 'reports';
  if (pathname.startsWith('/members/stickers/')) return 'stickers';
  return pathname.startsWith(MEMBERS_PATHS.orders) ? 'orders' : null;
}

/** What `WorkLinks` takes. */
interface WorkLinksProps {
  /**
   * At the side stands all of it. The bar at the thumb has room for five: the garage and, with reports, orders stand in the
   * sheet.
   */
  readonly at: 'side' | 'thumb' | 'sheet';
}

/** Links to what a member does here. */
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

/** Links to the account's own pages and to support; a dealer's vehicles before them. */
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
