/** Makes an element live: resolves once it has taken over. */
export type Mount = (element: HTMLElement) => void | Promise<void>;
