import { ensureIndex } from '@vinlore/vehicle-vpic/build-index';
import { beforeAll, expect, it } from 'vitest';
import { type Decoder, loadDecoder } from './decoder.ts';

let decoder: Decoder;
beforeAll(async () => {
  const { path } = await ensureIndex();
  decoder = loadDecoder(path);
});

const namesOf = (wmi: string): unknown => JSON.parse(new TextDecoder().decode(decoder.names(wmi)));

it('returns the makes of a WMI', () => {
  expect(namesOf('1HG')).toMatchObject({ makes: ['HONDA'] });
});

it.each(['7F0', 'ZZZ', '1A9'])(
  "returns null for %s, which has no makes, so the browser doesn't log an error",
  (wmi) => {
    expect(namesOf(wmi)).toBeNull();
  },
);
