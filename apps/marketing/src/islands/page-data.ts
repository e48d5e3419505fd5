/** Reads the data block that a page passes to its scripts. */
export function pageData<T>(id: string): T {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null') as T;
}
