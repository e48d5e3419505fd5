/** Whether lists and objects of a value are nested deeper than `limit`; looks no deeper than that itself. */
export function isDeeperThan(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return limit === 0 || Object.values(value).some((each) => isDeeperThan(each, limit - 1));
}
