/** Returns the path of a public garage. @param token secret at the end of the link */
export const garagePath = (token: string): string => `/garage/${token}`;

/** Returns the token in a public garage path, or null for any other path. */
export function garageTokenIn(path: string): string | null {
  const [, token] = /^\/garage\/([\w-]{1,64})\/?$/.exec(path) ?? [];
  return token ?? null;
}
