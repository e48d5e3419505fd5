/** Makes an element live: resolves once it has taken over. */
export type Mount = (element: HTMLElement) => void | Promise<void>;

/** Name → code. One line per island; the code is fetched when somebody first touches the island. */
export const islands = {
  'theme-toggle': () => import('./theme-toggle.ts'),
} satisfies Record<string, () => Promise<{ mount: Mount }>>;

export type IslandName = keyof typeof islands;
