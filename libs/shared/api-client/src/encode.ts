import type { Endpoint } from '@vinlore/contract';

/** An encoded input: the query string, or a body with its headers. */
export interface Encoded {
  readonly search: string;
  readonly body: BodyInit | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

function pairs(input: Readonly<Record<string, unknown>>): [string, string | Blob][] {
  return Object.entries(input).flatMap(([name, value]): [string, string | Blob][] =>
    value === undefined || value === null ? [] : [[name, value instanceof Blob ? value : String(value)]],
  );
}

function textPairs(input: Readonly<Record<string, unknown>>): [string, string][] {
  return pairs(input).map(([name, value]) => [name, String(value)]);
}

/** Encodes a call's input as its row declares. Fields without a value are left out. */
export function encode(encoding: Endpoint['encoding'], input: Readonly<Record<string, unknown>>): Encoded {
  switch (encoding) {
    case 'none':
      return { search: '', body: undefined, headers: {} };
    case 'query': {
      const query = new URLSearchParams(textPairs(input)).toString();
      return { search: query && `?${query}`, body: undefined, headers: {} };
    }
    case 'json':
      return { search: '', body: JSON.stringify(input), headers: { 'content-type': 'application/json' } };
    case 'form':
      return { search: '', body: new URLSearchParams(textPairs(input)), headers: {} };
    case 'raw':
      throw new Error('Raw rows are for other products and have no client.');
    case 'multipart': {
      const form = new FormData();
      for (const [name, value] of pairs(input)) form.append(name, value);
      return { search: '', body: form, headers: {} };
    }
  }
}
