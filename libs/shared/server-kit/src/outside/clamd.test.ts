import { afterEach, describe, expect, it } from 'vitest';
import { type FakeClamd, fakeClamd } from '@vinlore/testing-node';
import { createClamd } from './clamd.ts';

let daemon: FakeClamd | undefined;
afterEach(() => daemon?.close());

const file = Buffer.alloc(200_000, 'x');
const scan = async (answer: string | null, waitMs?: number) => {
  daemon = await fakeClamd(() => answer);
  return createClamd(daemon.url, waitMs)(file);
};

describe('the ClamAV virus scanner', () => {
  it('receives the whole file, and reports it as clean', async () => {
    expect(await scan('stream: OK\0')).toBe('clean');
    expect(daemon!.files).toEqual([file]);
  });

  it('reports an infected file', async () => {
    expect(await scan('stream: Win.Test.EICAR_HDB-1 FOUND\0')).toBe('infected');
  });

  it.each([
    ['an error', 'INSTREAM size limit exceeded. ERROR\0'],
    ['half an answer', 'stream: O'],
    ['an answer without its end', 'stream: OK'],
    ['another daemon', 'HTTP/1.1 200 OK\r\n\r\nstream: OK\0'],
    ['nothing', ''],
  ])('never treats %s as clean', async (_what, answer) => {
    expect(await scan(answer)).toBe('unavailable');
  });

  it('is given up after a timeout if it hangs', async () => {
    expect(await scan(null, 50)).toBe('unavailable');
  });

  it('is unavailable if it can’t be reached', async () => {
    await scan('stream: OK\0');
    await daemon!.close();
    expect(await createClamd(daemon!.url)(file)).toBe('unavailable');
    expect(await createClamd('unix:/nowhere/clamd.ctl')(file)).toBe('unavailable');
  });
});
