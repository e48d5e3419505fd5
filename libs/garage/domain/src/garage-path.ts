/** Where a public garage stands. @param token what its link ends with, the secret */
export const garagePath = (token: string): string => `/garage/${token}`;

/** The token in the path of a public garage; null for another path. */
export function garageTokenIn(path: string): string | null {
  const [, token] = /^\/garage\/([\w-]{1,64})\/?$/.exec(path) ?? [];
  return token ?? null;
}
