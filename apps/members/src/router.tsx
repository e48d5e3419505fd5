import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { plainQueries } from '@vinlore/browser';
import { lazyPart, whenIdle } from '@vinlore/ui';
import type { AppContext } from './app-context.ts';
import { Broken, BrokenFrame } from './pages/broken.tsx';
import { redirectFor } from './session/guard.ts';

const moneyPages = () => import('./pages/money-pages.ts');
const reportPages = () => import('./pages/report-pages.ts');
const dealerPages = () => import('./pages/dealer-pages.ts');
const garagePages = () => import('./pages/garage-pages.ts');
const supportPages = () => import('./pages/support-pages.ts');

const root = createRootRouteWithContext<AppContext>()({
  component: Outlet,
  errorComponent: BrokenFrame,
  beforeLoad: ({ location, context }) => {
    const target = redirectFor(location.href, context);
    if (target === null) return;
    // Outside `/members` is another app: load the page instead of navigating.
    throw target.startsWith('/members')
      ? redirect({ href: target, replace: true })
      : redirect({ href: target, reloadDocument: true });
  },
});

const index = createRoute({
  getParentRoute: () => root,
  path: '/members',
  beforeLoad: () => {
    throw redirect({ to: MEMBERS_PATHS.dashboard, replace: true });
  },
});

const strangers = createRoute({
  getParentRoute: () => root,
  id: '_strangers',
  component: lazyPart(() => import('./shell/strangers-frame.tsx'), 'StrangersFrame'),
  errorComponent: BrokenFrame,
});
const login = createRoute({
  getParentRoute: () => strangers,
  path: MEMBERS_PATHS.login,
  component: lazyPart(() => import('./pages/login-page.tsx'), 'LoginPage'),
});
const signUp = createRoute({
  getParentRoute: () => strangers,
  path: MEMBERS_PATHS.signup,
  component: lazyPart(() => import('./pages/sign-up-page.tsx'), 'SignUpPage'),
});
const secureLogin = createRoute({
  getParentRoute: () => strangers,
  path: MEMBERS_PATHS.secureLogin,
  component: lazyPart(() => import('./pages/secure-login-page.tsx'), 'SecureLoginPage'),
});

const letters = createRoute({
  getParentRoute: () => strangers,
  id: '_letters',
  component: lazyPart(() => import('./shell/letter-pages.tsx'), 'LetterPages'),
});
const forgotPassword = createRoute({
  getParentRoute: () => letters,
  path: MEMBERS_PATHS.forgotPassword,
  component: lazyPart(() => import('./pages/forgot-password-page.tsx'), 'ForgotPasswordPage'),
});
const firstPassword = createRoute({
  getParentRoute: () => letters,
  path: MEMBERS_PATHS.firstPassword,
  component: lazyPart(() => import('./pages/forgot-password-page.tsx'), 'ForgotPasswordPage'),
});
const confirm = createRoute({
  getParentRoute: () => letters,
  path: MEMBERS_PATHS.confirm,
  component: lazyPart(() => import('./pages/confirm-page.tsx'), 'ConfirmPage'),
});
const confirmEmail = createRoute({
  getParentRoute: () => letters,
  path: MEMBERS_PATHS.confirmEmail,
  component: lazyPart(() => import('./pages/confirm-email-page.tsx'), 'ConfirmEmailPage'),
});
const undoEmail = createRoute({
  getParentRoute: () => letters,
  path: MEMBERS_PATHS.undoEmail,
  component: lazyPart(() => import('./pages/undo-email-page.tsx'), 'UndoEmailPage'),
});

const view = createRoute({
  getParentRoute: () => strangers,
  path: MEMBERS_PATHS.view,
  component: lazyPart(() => import('./view/view-page.tsx'), 'ViewPage'),
});

const members = createRoute({
  getParentRoute: () => root,
  id: '_members',
  component: lazyPart(() => import('./shell/members-shell.tsx'), 'MembersShell'),
  errorComponent: BrokenFrame,
});
const dashboard = createRoute({
  getParentRoute: () => members,
  path: MEMBERS_PATHS.dashboard,
  component: lazyPart(() => import('./pages/dashboard-page.tsx'), 'DashboardPage'),
});
const sticker = createRoute({
  getParentRoute: () => members,
  path: '/members/stickers/$id',
  component: lazyPart(() => import('./pages/sticker-page.tsx'), 'StickerPage'),
});
const compare = createRoute({
  getParentRoute: () => members,
  path: '/members/reports/compare',
  component: lazyPart(reportPages, 'ComparePage'),
});
const report = createRoute({
  getParentRoute: () => members,
  path: '/members/reports/$id',
  component: lazyPart(reportPages, 'ReportPage'),
});
const vehicle = createRoute({
  getParentRoute: () => members,
  path: '/members/vehicles/$vin',
  component: lazyPart(reportPages, 'VehiclePage'),
});
const garage = createRoute({
  getParentRoute: () => members,
  path: MEMBERS_PATHS.garage,
  component: lazyPart(garagePages, 'GaragePage'),
});
const garageEntry = createRoute({
  getParentRoute: () => members,
  path: '/members/garage/$id',
  component: lazyPart(garagePages, 'GarageEntryPage'),
});
const profile = createRoute({
  getParentRoute: () => members,
  path: MEMBERS_PATHS.profile,
  component: lazyPart(() => import('./pages/profile-page.tsx'), 'ProfilePage'),
});
const security = createRoute({
  getParentRoute: () => members,
  path: MEMBERS_PATHS.security,
  component: lazyPart(() => import('./pages/security-page.tsx'), 'SecurityPage'),
});
const dealer = createRoute({
  getParentRoute: () => members,
  path: MEMBERS_PATHS.dealer,
  component: lazyPart(() => import('./pages/dealer-page.tsx'), 'DealerPage'),
});
const inventory = createRoute({
  getParentRoute: () => members,
  path: MEMBERS_PATHS.inventory,
  component: lazyPart(dealerPages, 'InventoryPage'),
});
const bulk = createRoute({
  getParentRoute: () => members,
  path: MEMBERS_PATHS.bulk,
  component: lazyPart(dealerPages, 'BulkPage'),
});
const subscription = createRoute({
  getParentRoute: () => members,
  path: MEMBERS_PATHS.subscription,
  component: lazyPart(moneyPages, 'SubscriptionPage'),
});
const buy = createRoute({
  getParentRoute: () => members,
  path: MEMBERS_PATHS.buy,
  component: lazyPart(moneyPages, 'BuyPage'),
});
const orders = createRoute({
  getParentRoute: () => members,
  path: MEMBERS_PATHS.orders,
  component: lazyPart(moneyPages, 'OrdersPage'),
});
const order = createRoute({
  getParentRoute: () => members,
  path: '/members/orders/$id',
  component: lazyPart(moneyPages, 'OrderPage'),
});
const credits = createRoute({
  getParentRoute: () => members,
  path: MEMBERS_PATHS.credits,
  component: lazyPart(moneyPages, 'CreditsPage'),
});
const support = createRoute({
  getParentRoute: () => members,
  path: MEMBERS_PATHS.support,
  component: lazyPart(supportPages, 'SupportPage'),
});
const ticket = createRoute({
  getParentRoute: () => members,
  path: '/members/tickets/$number',
  component: lazyPart(supportPages, 'TicketPage'),
});
const nowhere = createRoute({
  getParentRoute: () => root,
  path: '$',
  component: lazyPart(() => import('./pages/not-found-page.tsx'), 'NotFoundPage'),
  errorComponent: BrokenFrame,
});

const routes = root.addChildren([
  index,
  strangers.addChildren([
    login,
    signUp,
    secureLogin,
    view,
    letters.addChildren([forgotPassword, firstPassword, confirm, confirmEmail, undoEmail]),
  ]),
  members.addChildren([
    dashboard,
    sticker,
    compare,
    report,
    vehicle,
    garage,
    garageEntry,
    profile,
    security,
    dealer,
    inventory,
    bulk,
    subscription,
    buy,
    orders,
    order,
    credits,
    support,
    ticket,
  ]),
  nowhere,
]);

/** Preloads a member's likely next pages when idle, so that they work if the connection drops. */
export function preloadPages(isDealer: boolean): void {
  const all = [dashboard, sticker, report, garage, profile, security, orders, support, isDealer ? inventory : dealer];
  whenIdle(() => all.forEach(({ options: { component } }) => void component?.preload?.()));
}

/**
 * Whether a different page was rendered. Guards run again when the member changes; the scroll position must not be
 * reset then.
 */
function followArrivals(): (drawn: { readonly location: ParsedLocation }) => boolean {
  let last: string | undefined;
  return ({ location }) => {
    const key = location.state.__TSR_key ?? location.href;
    const arrived = key !== last;
    last = key;
    return arrived;
  };
}

/** Routes of the members app (spec §2), each page a separate chunk, guarded by the four redirect rules. */
export function createMembersRouter(context: AppContext) {
  return createRouter({
    routeTree: routes,
    context,
    defaultPreload: 'intent',
    defaultErrorComponent: Broken,
    defaultOnCatch: context.report,
    scrollRestoration: followArrivals(),
    scrollRestorationBehavior: 'instant',
    ...plainQueries,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createMembersRouter>;
  }
}
