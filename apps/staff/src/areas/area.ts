import type { Permission } from '@vinlore/contract';
import type { Catalogue } from '@vinlore/i18n';
import type { IconProps } from '@vinlore/ui';
import type { ComponentType, FunctionComponent } from 'react';
import type { staffMessages } from '../messages/index.ts';

/** Key of one of this app's own texts. */
type StaffText = keyof (typeof staffMessages)['en'] & string;

/** Props of a desk page: its path parameters. */
export interface PageProps {
  readonly params: Readonly<Record<string, string>>;
}

/** A loaded page with its texts. */
export interface LoadedPage {
  readonly Page: ComponentType<PageProps>;
  readonly texts: Catalogue;
}

/** A desk page. */
export interface DeskRoute {
  /** `$name` is a path parameter. */
  readonly path: `/staff/${string}`;
  /** Permission required to see it; the server checks each of its calls again. */
  readonly permission: Permission | 'any' | readonly Permission[];
  /** Position in the navigation; pages without one are linked from others. */
  readonly nav?: { readonly label: StaffText; readonly Icon: FunctionComponent<IconProps> };
  readonly load: () => Promise<LoadedPage>;
}

/** A group of pages: a section of the navigation with a heading. */
export interface Area {
  readonly title: StaffText;
  readonly pages: readonly DeskRoute[];
}

type NameOf<Module, Kind> = {
  [Name in keyof Module]: Module[Name] extends Kind ? Name : never;
}[keyof Module];

/**
 * A lazily loaded page from a slice's desk lib.
 *
 * @param name of the page component in that lib
 * @param texts name of the lib's catalogue
 * @example { path: '/staff/tickets', permission: 'support', ...page(() => import('@vinlore/feedback-desk'),
 * 'TicketsPage', 'feedbackDeskMessages') }
 */
export function page<Module>(
  load: () => Promise<Module>,
  name: NameOf<Module, ComponentType<PageProps>>,
  texts: NameOf<Module, Catalogue>,
): Pick<DeskRoute, 'load'> {
  return {
    load: async () => {
      const lib = await load();
      return { Page: lib[name] as ComponentType<PageProps>, texts: lib[texts] as Catalogue };
    },
  };
}
