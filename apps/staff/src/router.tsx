import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router';
import { plainQueries } from '@vinlore/browser';
import type { AppContext } from './app-context.ts';
import { AREAS } from './areas/index.ts';
import { Broken } from './pages/broken.tsx';
import { NotFound } from './pages/not-found.tsx';
import { DeskShell } from './shell/desk-shell.tsx';
import { pageComponent } from './shell/page-component.tsx';

const root = createRootRouteWithContext<AppContext>()({ component: Outlet });

const arrive = createRoute({
  getParentRoute: () => root,
  path: '/staff/arrive',
  component: lazyRouteComponent(() => import('./pages/arrive-page.tsx'), 'ArrivePage'),
});

/** Everything else is inside the frame, which asks for sign-in and two-step verification first and keeps the URL. */
const desk = createRoute({ getParentRoute: () => root, id: '_desk', component: DeskShell });

const home = createRoute({
  getParentRoute: () => desk,
  path: '/staff',
  component: pageComponent({
    permission: 'any',
    load: async () => (await import('./pages/home-page.tsx')).loadHomePage(),
  }),
});

const pages = AREAS.flatMap(({ pages }) => pages).map((route) =>
  createRoute({ getParentRoute: () => desk, path: route.path, component: pageComponent(route) }),
);

const routeTree = root.addChildren([arrive, desk.addChildren([home, ...pages])]);

/** Creates the desk's router. */
export function createStaffRouter(context: AppContext) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: Broken,
    defaultOnCatch: context.report,
    scrollRestoration: true,
    ...plainQueries,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createStaffRouter>;
  }
}
