import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import type { AppContext } from './app-context.ts';
import { Broken } from './pages/broken.tsx';
import { redirectFor } from './session/guard.ts';

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
const nowhere = createRoute({
  getParentRoute: () => root,
  path: '$',
  component: lazyRouteComponent(() => import('./pages/not-found-page.tsx'), 'NotFoundPage'),
});

const routes = root.addChildren([
  index,
  strangers.addChildren([login, signUp, secureLogin]),
  members.addChildren([dashboard, sticker]),
  nowhere,
]);

/** The routes of the members app (spec §2), each page a chunk of its own, guarded by the four redirect rules. */
export function createMembersRouter(context: AppContext) {
  return createRouter({
    routeTree: routes,
    context,
    defaultPreload: 'intent',
    defaultErrorComponent: Broken,
    scrollRestoration: true,
    // Plain query strings: the router's own way writes a VIN of digits only in quotes.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(
        Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
      ).toString();
      return text && `?${text}`;
    },
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createMembersRouter>;
  }
}
