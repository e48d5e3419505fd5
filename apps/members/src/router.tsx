import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { plainQueries } from '@vinlore/browser';
import type { AppContext } from './app-context.ts';
import { Broken } from './pages/broken.tsx';
import { redirectFor } from './session/guard.ts';

const moneyPages = () => import('./pages/money-pages.ts');
const reportPages = () => import('./pages/report-pages.ts');
const dealerPages = () => import('./pages/dealer-pages.ts');
const supportPages = () => import('./pages/support-pages.ts');

const root = createRootRouteWithContext<AppContext>()({
  component: Outlet,
  beforeLoad: ({ location, context }) => {
    const target = redirectFor(location.href, context);
    if (target === null) return;
    // Outside `/members` another app answers: a page load, not a navigation of ours.
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
  component: lazyRouteComponent(() => import('./shell/strangers-frame.tsx'), 'StrangersFrame'),
});
const login = createRoute({
  getParentRoute: () => strangers,
  path: MEMBERS_PATHS.login,
  component: lazyRouteComponent(() => import('./pages/login-page.tsx'), 'LoginPage'),
});
const signUp = createRoute({
  getParentRoute: () => strangers,
  path: MEMBERS_PATHS.signup,
  component: lazyRouteComponent(() => import('./pages/sign-up-page.tsx'), 'SignUpPage'),
});
const secureLogin = createRoute({
  getParentRoute: () => strangers,
  path: MEMBERS_PATHS.secureLogin,
  component: lazyRouteComponent(() => import('./pages/secure-login-page.tsx'), 'SecureLoginPage'),
});

const letters = createRoute({
  getParentRoute: () => strangers,
  id: '_letters',
  component: lazyRouteComponent(() => import('./shell/letter-pages.tsx'), 'LetterPages'),
});
const forgotPassword = createRoute({
  getParentRoute: () => letters,
  path: MEMBERS_PATHS.forgotPassword,
  component: lazyRouteComponent(() => import('./pages/forgot-password-page.tsx'), 'ForgotPasswordPage'),
});
const firstPassword = createRoute({
  getParentRoute: () => letters,
  path: MEMBERS_PATHS.firstPassword,
  component: lazyRouteComponent(() => import('./pages/forgot-password-page.tsx'), 'ForgotPasswordPage'),
});
const confirm = createRoute({
  getParentRoute: () => letters,
  path: MEMBERS_PATHS.confirm,
  component: lazyRouteComponent(() => import('./pages/confirm-page.tsx'), 'ConfirmPage'),
});
const confirmEmail = createRoute({
  getParentRoute: () => letters,
  path: MEMBERS_PATHS.confirmEmail,
  component: lazyRouteComponent(() => import('./pages/confirm-email-page.tsx'), 'ConfirmEmailPage'),
});
const undoEmail = createRoute({
  getParentRoute: () => letters,
  path: MEMBERS_PATHS.undoEmail,
  component: lazyRouteComponent(() => import('./pages/undo-email-page.tsx'), 'UndoEmailPage'),
});

const members = createRoute({
  getParentRoute: () => root,
  id: '_members',
  component: lazyRouteComponent(() => import('./shell/members-shell.tsx'), 'MembersShell'),
});
const dashboard = createRoute({
  getParentRoute: () => members,
  path: MEMBERS_PATHS.dashboard,
  component: lazyRouteComponent(() => import('./pages/dashboard-page.tsx'), 'DashboardPage'),
});
const sticker = createRoute({
  getParentRoute: () => members,
  path: '/members/stickers/$id',
  component: lazyRouteComponent(() => import('./pages/sticker-page.tsx'), 'StickerPage'),
});
const compare = createRoute({
  getParentRoute: () => members,
  path: '/members/reports/compare',
  component: lazyRouteComponent(reportPages, 'ComparePage'),
});
const report = createRoute({
  getParentRoute: () => members,
  path: '/members/reports/$id',
  component: lazyRouteComponent(reportPages, 'ReportPage'),
});
const vehicle = createRoute({
  getParentRoute: () => members,
  path: '/members/vehicles/$vin',
  component: lazyRouteComponent(reportPages, 'VehiclePage'),
});
const profile = createRoute({
  getParentRoute: () => members,
  path: MEMBERS_PATHS.profile,
  component: lazyRouteComponent(() => import('./pages/profile-page.tsx'), 'ProfilePage'),
});
const security = createRoute({
  getParentRoute: () => members,
  path: MEMBERS_PATHS.security,
  component: lazyRouteComponent(() => import('./pages/security-page.tsx'), 'SecurityPage'),
});
const dealer = createRoute({
  getParentRoute: () => members,
  path: MEMBERS_PATHS.dealer,
  component: lazyRouteComponent(() => import('./pages/dealer-page.tsx'), 'DealerPage'),
});
const inventory = createRoute({
  getParentRoute: () => members,
  path: MEMBERS_PATHS.inventory,
  component: lazyRouteComponent(dealerPages, 'InventoryPage'),
});
const bulk = createRoute({
  getParentRoute: () => members,
  path: MEMBERS_PATHS.bulk,
  component: lazyRouteComponent(dealerPages, 'BulkPage'),
});
const subscription = createRoute({
  getParentRoute: () => members,
  path: MEMBERS_PATHS.subscription,
  component: lazyRouteComponent(moneyPages, 'SubscriptionPage'),
});
const buy = createRoute({
  getParentRoute: () => members,
  path: MEMBERS_PATHS.buy,
  component: lazyRouteComponent(moneyPages, 'BuyPage'),
});
const orders = createRoute({
  getParentRoute: () => members,
  path: MEMBERS_PATHS.orders,
  component: lazyRouteComponent(moneyPages, 'OrdersPage'),
});
const order = createRoute({
  getParentRoute: () => members,
  path: '/members/orders/$id',
  component: lazyRouteComponent(moneyPages, 'OrderPage'),
});
const credits = createRoute({
  getParentRoute: () => members,
  path: MEMBERS_PATHS.credits,
  component: lazyRouteComponent(moneyPages, 'CreditsPage'),
});
const support = createRoute({
  getParentRoute: () => members,
  path: MEMBERS_PATHS.support,
  component: lazyRouteComponent(supportPages, 'SupportPage'),
});
const ticket = createRoute({
  getParentRoute: () => members,
  path: '/members/tickets/$number',
  component: lazyRouteComponent(supportPages, 'TicketPage'),
});
const nowhere = createRoute({
  getParentRoute: () => root,
  path: '$',
  component: lazyRouteComponent(() => import('./pages/not-found-page.tsx'), 'NotFoundPage'),
});

const routes = root.addChildren([
  index,
  strangers.addChildren([
    login,
    signUp,
    secureLogin,
    letters.addChildren([forgotPassword, firstPassword, confirm, confirmEmail, undoEmail]),
  ]),
  members.addChildren([
    dashboard,
    sticker,
    compare,
    report,
    vehicle,
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

/** The routes of the members app (spec §2), each page a chunk of its own, guarded by the four redirect rules. */
export function createMembersRouter(context: AppContext) {
  return createRouter({
    routeTree: routes,
    context,
    defaultPreload: 'intent',
    defaultErrorComponent: Broken,
    defaultOnCatch: context.report,
    scrollRestoration: true,
    ...plainQueries,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createMembersRouter>;
  }
}
