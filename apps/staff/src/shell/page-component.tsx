import { lazyRouteComponent, useParams } from '@tanstack/react-router';
import { loadMessages } from '@vinlore/i18n';
import { useMay } from '@vinlore/desk-ui';
import { withTexts } from '@vinlore/ui';
import type { DeskRoute, LoadedPage } from '../areas/area.ts';
import { NoRight } from '../pages/no-right.tsx';

/** A page with its texts and path parameters. */
function standing({ Page, texts }: LoadedPage) {
  const Texts = withTexts((language) => loadMessages([texts], language));
  return function Standing() {
    const params = useParams({ strict: false });
    return (
      <Texts>
        <Page params={params} />
      </Texts>
    );
  };
}

/** The component of a page's route, loaded when a permitted user opens it. */
export function pageComponent({ permission, load }: Pick<DeskRoute, 'permission' | 'load'>) {
  const Page = lazyRouteComponent(async () => ({ default: standing(await load()) }), 'default');
  function Permitted() {
    return useMay(permission) ? <Page /> : <NoRight />;
  }
  // Hovering over a link preloads its page. Once loaded, don't load again: that would return a different component and
  // remount the page, losing its input.
  return Object.defineProperty(Permitted, 'preload', { get: () => Page.preload });
}
