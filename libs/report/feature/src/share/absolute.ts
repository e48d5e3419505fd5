/** The absolute URL of a path of this site, for sharing. */
export function absolute(path: string): string {
  return new URL(path, window.location.origin).href;
}
