import type { Permission } from '@vinlore/contract';
import type { Catalogue } from '@vinlore/i18n';
import type { IconProps } from '@vinlore/ui';
import type { ComponentType, FunctionComponent } from 'react';
import type { staffMessages } from '../messages/index.ts';

/** Key of one of this app's own texts. */
type StaffText = keyof (typeof staffMessages)['en'] & string;

/** What a page of the desk gets: the parts of its address that vary. */
export interface PageProps {
  readonly params: Readonly<Record<string, string>>;
}

/** A page's code, when it is here: the page, and the texts it brings. */
export interface LoadedPage {
  readonly Page: ComponentType<PageProps>;
  readonly texts: Catalogue;
}

/** A page of the desk. */
export interface DeskRoute {
  /** `$name` stands for a part that varies. */
  readonly path: `/staff/${string}`;
  /** Who may see it; the server decides each of its calls again. */
  readonly permission: Permission | 'any' | readonly Permission[];
  /** Its place in the navigation; a page without is reached from another. */
  readonly nav?: { readonly label: StaffText; readonly Icon: FunctionComponent<IconProps> };
  readonly load: () => Promise<LoadedPage>;
}

/** Pages that belong together: a part of the navigation with a heading. */
export interface Area {
  readonly title: StaffText;
  readonly pages: readonly DeskRoute[];
}

type NameOf<Module, Kind> = {
  [Name in keyof Module]: Module[Name] extends Kind ? Name : never;
}[keyof Module];

/**
 * A page out of a slice's desk lib, loaded when somebody goes there.
 *
 * @param name of the page's component in that lib
 * @param texts name of the lib's catalogue
 * @example
 * { path: '/staff/tickets', permission: 'support', ...page(() => import('@vinlore/feedback-desk'), 'TicketsPage', 'feedbackDeskMessages') }
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
