/**
 * The host that answers a call: the desk's own for calls of staff, which stand below `/staff/`.
 *
 * @param host a public host of the brand, such as `one.localhost`
 * @param path of the call
 */
export function hostFor(host: string, path: string): string {
  return /^\/api(?:[-_]cwa)?\/staff\//.test(path) ? `desk.${host}` : host;
}
