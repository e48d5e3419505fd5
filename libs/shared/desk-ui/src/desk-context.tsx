import { type Permission, permits } from '@vinlore/contract';
import { type AnchorHTMLAttributes, createContext, type MouseEvent, use } from 'react';

/** A saved view of a list, private to a staff member. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** The query string of the list's URL. */
  readonly query: string;
}

/** Storage of saved views, passed in by the app. */
export interface SavedViews {
  /** Views of a list, by its name such as `tickets`. */
  of(list: string, signal: AbortSignal): Promise<readonly SavedView[]>;
  save(list: string, view: Pick<SavedView, 'name' | 'query'>): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The current location and staff member, for all pages of the desk. */
export interface Desk {
  readonly me: { readonly id: string; readonly email: string; readonly name: string };
  /** `staff` and the permissions. */
  readonly roles: readonly string[];
  /** Path and query: `/staff/tickets` and `?state=open`. */
  readonly place: { readonly pathname: string; readonly search: string };
  /** Navigates within the desk; `replace` adds no history entry. */
  readonly go: (href: string, options?: { readonly replace?: boolean }) => void;
  readonly views: SavedViews;
}

const DeskContext = createContext<Desk | null>(null);

/** Provides the desk to the pages below. */
export const DeskProvider = DeskContext;

/** The current desk. */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('No DeskProvider above this component.');
  return desk;
}

/** Whether the staff member has a permission; the server decides, this only hides what it would reject. */
export function useMay(needed: Permission | 'any' | readonly Permission[]): boolean {
  return permits(useDesk().roles, needed);
}

/** Props of `DeskLink`: an anchor's attributes, with a path within the desk. */
export type DeskLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link to another page of the desk, without a page load. */
export function DeskLink({ href, onClick, ...rest }: DeskLinkProps) {
  const { go } = useDesk();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event) || rest.target) return;
        event.preventDefault();
        go(href);
      }}
    />
  );
}
