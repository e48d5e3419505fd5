/** Whether a value is nested deeper than `limit`; never descends further than that. */
export function isDeeperThan(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return limit === 0 || Object.values(value).some((each) => isDeeperThan(each, limit - 1));
}
