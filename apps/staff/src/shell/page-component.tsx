import { lazyRouteComponent, useParams } from '@tanstack/react-router';
import { loadMessages } from '@vinlore/i18n';
import { useMay } from '@vinlore/desk-ui';
import { withTexts } from '@vinlore/ui';
import type { DeskRoute, LoadedPage } from '../areas/area.ts';
import { NoRight } from '../pages/no-right.tsx';

/** A page with its texts and the varying parts of its address. */
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

/** The component of a page's route: its code comes when somebody goes there who may. */
export function pageComponent({ permission, load }: Pick<DeskRoute, 'permission' | 'load'>) {
  const Page = lazyRouteComponent(async () => ({ default: standing(await load()) }), 'default');
  function Permitted() {
    return useMay(permission) ? <Page /> : <NoRight />;
  }
  // Hovering over a link fetches the code of its page. Once it is here there is nothing left to load: whoever loaded
  // again would get another component, and the page would be mounted anew, without what was typed on it.
  return Object.defineProperty(Permitted, 'preload', { get: () => Page.preload });
}
