/**
 * Returns the host for a call: the desk's host for staff calls, whose path is below `/staff/`, else the host itself.
 *
 * @param host a public host of the brand, such as `one.localhost`
 * @param path path of the call
 */
export function hostFor(host: string, path: string): string {
  return /^\/api(?:[-_]cwa)?\/staff\//.test(path) ? `desk.${host}` : host;
}
