/** Messages from the process that builds a release to its parent. */
export type ReleaseMessage =
  | { readonly kind: 'progress'; readonly share: number; readonly rows: number }
  /** The files are there and complete. */
  | { readonly kind: 'made'; readonly release: string; readonly rows: Record<string, number> }
  | { readonly kind: 'refused'; readonly words: { readonly en: string; readonly es: string } };
