import { expect, it } from 'vitest';
import { tinyIndex } from '../../testing/tiny-index.ts';
import { decodeVin } from '../decode-vin.ts';

it('an index contains every collected row, however many there are', () => {
  const count = 13_000;
  const keys = Array.from({ length: count }, (_, at) => String(at).padStart(5, '0'));
  const schemas = Array.from({ length: 26 }, (_, schema) => keys.slice(schema * 500, (schema + 1) * 500));
  const index = tinyIndex(
    [{ wmi: '1HG', links: schemas.map((_, schema) => [schema, 1980, null]) }],
    schemas.map((own) => own.map((key) => ({ key, element: 'Trim', value: `T${key}` }))),
  );
  const missing = keys.filter(
    (key) => decodeVin(index, `1HG${key}03A004352`, { suggest: false }).elements['Trim'] !== `T${key}`,
  );
  expect(missing).toEqual([]);
});
