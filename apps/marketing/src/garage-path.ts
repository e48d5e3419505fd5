/** The token in `/garage/<token>`; null for another path. */
export function garageTokenIn(path: string): string | null {
  const [, token] = /^\/garage\/([\w-]{1,64})\/?$/.exec(path) ?? [];
  return token ?? null;
}
