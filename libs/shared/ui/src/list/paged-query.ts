/** The loading state of a paginated list: the part of `useInfiniteQuery`'s result that lists use. */
export interface PagedQuery {
  readonly isPending: boolean;
  /** The previous results are shown while the new ones load. */
  readonly isPlaceholderData: boolean;
  readonly error: unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}
