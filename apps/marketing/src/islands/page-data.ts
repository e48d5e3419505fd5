/** What a page tells its scripts, in a data block. */
export function pageData<T>(id: string): T {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null') as T;
}
