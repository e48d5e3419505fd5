/** What a list tells of how it is being loaded, a page at a time: what `useInfiniteQuery` gives. */
export interface PagedQuery {
  readonly isPending: boolean;
  /** What is shown belongs to the question before; the answer is on its way. */
  readonly isPlaceholderData: boolean;
  readonly error: unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}
