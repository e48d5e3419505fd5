import { type Permission, permits } from '@vinlore/contract';
import { type AnchorHTMLAttributes, createContext, type MouseEvent, use } from 'react';

/** A view of a list that somebody of the staff keeps under a name. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** What stands behind the `?` of the list's address. */
  readonly query: string;
}

/** Where saved views are kept: the app hands in the calls. */
export interface SavedViews {
  /** Views of a list, by its name such as `tickets`. */
  of(list: string, signal: AbortSignal): Promise<readonly SavedView[]>;
  save(list: string, view: Pick<SavedView, 'name' | 'query'>): Promise<void>;
  remove(id: string): Promise<void>;
}

/** What every page of the desk knows of where it is and of who works there. */
export interface Desk {
  readonly me: { readonly id: string; readonly email: string; readonly name: string };
  /** `staff` and the permissions. */
  readonly roles: readonly string[];
  /** The address without the host: `/staff/tickets` and `?state=open`. */
  readonly place: { readonly pathname: string; readonly search: string };
  /** Goes to an address of the desk; `replace` leaves no step in the browser's history. */
  readonly go: (href: string, options?: { readonly replace?: boolean }) => void;
  readonly views: SavedViews;
}

const DeskContext = createContext<Desk | null>(null);

/** Gives the desk to the pages below. */
export const DeskProvider = DeskContext;

/** The desk this page stands on. */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('No DeskProvider above this component.');
  return desk;
}

/** Whether who works here may do what takes a permission; the server decides, this only hides what it would refuse. */
export function useMay(needed: Permission | 'any' | readonly Permission[]): boolean {
  return permits(useDesk().roles, needed);
}

/** What `DeskLink` takes: an anchor's attributes, its address within the desk. */
export type DeskLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link to another page of the desk, without loading the page anew. */
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
