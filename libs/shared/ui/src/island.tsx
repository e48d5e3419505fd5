import { type ComponentType, createContext, type ReactElement, use } from 'react';

/**
 * When an island's code is loaded: on the first pointer event or focus inside it; when the browser is idle; or when it
 * is idle and the URL has a hash.
 */
export type IslandWhen = 'interaction' | 'idle' | 'hash';

/** Renders an island as a separate root; `props` must be plain JSON, because they are embedded in the page. */
export type IslandHostValue = (name: string, element: ReactElement, props: object, when: IslandWhen) => ReactElement;

/** Provided only by the marketing renderer. Without it (members area, tests) islands render in place. */
export const IslandHost = createContext<IslandHostValue | null>(null);

/**
 * Makes a component an island: part of the page's HTML from the start, hydrated later.
 *
 * @param name identifies its code in the browser; unique on the site
 */
export function island<P extends object>(
  name: string,
  Component: ComponentType<P>,
  when: IslandWhen = 'interaction',
): ComponentType<P> {
  function Island(props: P) {
    const host = use(IslandHost);
    const element = <Component {...props} />;
    return host ? host(name, element, props, when) : element;
  }
  Island.displayName = `Island(${name})`;
  return Island;
}
