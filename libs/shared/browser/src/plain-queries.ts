/**
 * Query strings as people write them, for a router: its own way would write a VIN of digits only in quotes, as JSON.
 */
export const plainQueries = {
  parseSearch: (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search: Readonly<Record<string, unknown>>): string => {
    const text = new URLSearchParams(
      Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ).toString();
    return text && `?${text}`;
  },
};
