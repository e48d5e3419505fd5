import { type ComponentType, createContext, type ReactElement, use } from 'react';

/**
 * When an island's code is fetched: on the first pointer or focus inside it; when the browser is idle; or when it is idle
 * and the address has something behind `#` for it.
 */
export type IslandWhen = 'interaction' | 'idle' | 'hash';

/** Renders an island as a root of its own; `props` must be plain JSON, since they travel in the page. */
export type IslandHostValue = (name: string, element: ReactElement, props: object, when: IslandWhen) => ReactElement;

/** Provided by the marketing renderer alone. Where it is absent (members' area, tests) islands draw in place. */
export const IslandHost = createContext<IslandHostValue | null>(null);

/**
 * Makes a component an island: part of the page's HTML at once, alive when it is touched.
 *
 * @param name by which the browser finds its code; unique on the site
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
