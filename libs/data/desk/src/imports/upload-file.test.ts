// @vitest-environment node
import { dataContract, PART_BYTES } from '@vinlore/data-domain';
import { connectionLost, fakeServer, on } from '@vinlore/testing-web';
import { describe, expect, it } from 'vitest';
import { sampleImport } from '../testing/samples.ts';
import { hashesOf, sendParts } from './upload-file.ts';

const file = new Blob([new Uint8Array(2 * PART_BYTES + 10).fill(7)]);
const open = new AbortController().signal;

const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

describe('uploading a file in parts', () => {
  it('computes the checksum from the hashes of the parts', async () => {
    const shares: number[] = [];
    const { hashes, fingerprint } = await hashesOf(file, (_step, share) => shares.push(share), open);
    const whole = await sha256(new Uint8Array(PART_BYTES).fill(7));
    const last = await sha256(new Uint8Array(10).fill(7));
    expect(hashes).toEqual([whole, whole, last].map(hex));
    expect(fingerprint).toBe(hex(await sha256(new Uint8Array([...whole, ...whole, ...last]))));
    expect(shares.at(-1)).toBe(1);
  });

  it('sends only missing parts, retries after a lost connection, and gives up after three attempts', async () => {
    const sent: number[] = [];
    let losses = 2;
    const server = fakeServer([
      on(dataContract.importPart, ({ part }) => {
        if (losses-- > 0) connectionLost();
        sent.push(part);
        return { received: 0 };
      }),
    ]);
    const begun = { import: sampleImport({ state: 'uploading' }), parts: [1], imported_before: null };
    const { hashes } = await hashesOf(file, () => {}, open);
    const shares: number[] = [];
    await sendParts(server.call, file, { begun, hashes }, (_step, share) => shares.push(share), open);
    expect(sent).toEqual([0, 2]);
    expect(shares).toEqual([1 / 3, 2 / 3, 1]);
    losses = 3;
    await expect(sendParts(server.call, file, { begun, hashes }, () => {}, open)).rejects.toMatchObject({
      fault: 'network',
    });
  });
});
