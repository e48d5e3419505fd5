/** Under which a document is cached; undefined: what stands around every page. */
export const documentKey = (id: string | undefined) => ['content', 'document', id ?? 'site'] as const;
