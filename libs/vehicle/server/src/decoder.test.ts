import { ensureIndex } from '@vinlore/vehicle-vpic/build-index';
import { beforeAll, expect, it } from 'vitest';
import { type Decoder, loadDecoder } from './decoder.ts';

let decoder: Decoder;
beforeAll(async () => {
  const { path } = await ensureIndex();
  decoder = loadDecoder(path);
});

const namesOf = (wmi: string): unknown => JSON.parse(new TextDecoder().decode(decoder.names(wmi)));

it('tells the makes of a WMI', () => {
  expect(namesOf('1HG')).toMatchObject({ makes: ['HONDA'] });
});

it.each(['7F0', 'ZZZ', '1A9'])(
  'answers null for %s, which tells no make: a browser must not report an error',
  (wmi) => {
    expect(namesOf(wmi)).toBeNull();
  },
);
