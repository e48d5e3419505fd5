import type { Catalogue, Language } from '@vinlore/i18n';
import type { Permission } from '@vinlore/contract';
import type { FakeServer } from '@vinlore/testing-web';
import { screenRenderer } from '@vinlore/ui/testing';
import type { RenderResult } from '@testing-library/react';
import { type ReactNode, useMemo, useState } from 'react';
import { type Desk, DeskProvider, type SavedView } from '../desk-context.tsx';
import { deskMessages } from '../messages/index.ts';

/** Options of a test's desk. */
export interface AtDesk {
  /** The staff member's permissions; default `owner`. */
  readonly permissions?: readonly Permission[];
  /** Path and query, such as `/staff/tickets?state=open`. */
  readonly path?: string;
  readonly language?: Language;
  /** Called with every address the page navigates to. */
  readonly onGo?: (href: string) => void;
}

/** A desk that navigates, and keeps views for the duration of the test. */
function TestDesk({ at, children }: { readonly at: AtDesk; readonly children: ReactNode }) {
  const { permissions = ['owner'], path = '/staff', onGo } = at;
  const [href, setHref] = useState(path);
  const [views] = useState(() => new Map<string, SavedView & { readonly list: string }>());
  const desk = useMemo((): Desk => {
    const { pathname, search } = new URL(href, 'http://desk.invalid');
    return {
      me: { id: '33333333-3333-4333-8333-333333333333', email: 'sue@example.com', name: 'Sue' },
      roles: ['staff', ...permissions],
      place: { pathname, search },
      go: (to) => {
        onGo?.(to);
        setHref(to);
      },
      views: {
        of: (list) => Promise.resolve([...views.values()].filter((view) => view.list === list)),
        save: (list, view) => Promise.resolve(void views.set(view.name, { id: view.name, list, ...view })),
        remove: (id) => Promise.resolve(void views.delete(id)),
      },
    };
  }, [href, permissions, onGo, views]);
  return <DeskProvider value={desk}>{children}</DeskProvider>;
}

/** Renders a page of the desk with a fake network; `texts` are its lib's. */
export type RenderDesk = (page: ReactNode, server: FakeServer, at?: AtDesk) => Promise<RenderResult>;

/** For a lib's tests: renders its pages as in the staff app. */
export function deskRenderer(texts: Catalogue): RenderDesk {
  const both: Catalogue = {
    en: { ...deskMessages.en, ...texts.en },
    es: async () => ({ ...(await deskMessages.es()), ...(await texts.es()) }),
  };
  const render = screenRenderer(both);
  return (page, server, at = {}) => render(<TestDesk at={at}>{page}</TestDesk>, server, at.language ?? 'en');
}
