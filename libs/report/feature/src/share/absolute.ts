/** A path of this site as it is sent to others. */
export function absolute(path: string): string {
  return new URL(path, window.location.origin).href;
}
