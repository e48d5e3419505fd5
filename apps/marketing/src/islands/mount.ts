/** Hydrates an element; resolves when done. */
export type Mount = (element: HTMLElement) => void | Promise<void>;
