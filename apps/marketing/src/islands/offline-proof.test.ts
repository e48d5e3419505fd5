import { readProof, signedText } from '@vinlore/sticker-domain';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { judge, mount } from './offline-proof.ts';

const ID = '7K2M-94QX-0RTB-5W3E';
const essentials = { id: ID, madeOn: '2026-11-20', name: '2018 Honda Civic EX', vin: '19XFC2F59JE000018' };
const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

let keys: { id: string; public_key: string }[];
let fragment: string;

beforeAll(async () => {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  keys = [{ id: 'k1', public_key: base64url(await crypto.subtle.exportKey('spki', pair.publicKey)) }];
  const signature = await crypto.subtle.sign(
    'Ed25519',
    pair.privateKey,
    new TextEncoder().encode(signedText(essentials)),
  );
  const { vin: v, name: n, madeOn: d } = essentials;
  fragment = new URLSearchParams({ v, n, d, k: 'k1', s: base64url(signature) }).toString();
});
afterEach(() => {
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

const judged = (text: string, id = ID) => judge(readProof(id, text)!, keys);

describe("verifying a code's essential fields offline", () => {
  it('accepts what we signed', async () => {
    expect(await judged(fragment)).toBe('good');
  });

  it('rejects another vehicle, date, name, or number', async () => {
    for (const [said, other] of [
      ['19XFC2F59JE000018', '19XFC2F59JE000019'],
      ['2026-11-20', '2026-11-21'],
      ['Civic', 'Accord'],
    ] as const)
      expect(await judged(fragment.replace(said, other)), other).toBe('bad');
    expect(await judged(fragment, '7K2M-94QX-0RTB-5W3F')).toBe('bad');
    expect(await judged(fragment.replace(/s=.*/, 's=%00'))).toBe('bad');
  });

  it('is inconclusive with a key unknown to the page or unsupported by the browser', async () => {
    expect(await judged(fragment.replace('k=k1', 'k=k2'))).toBe('cannot');
    expect(await judge(readProof(ID, fragment)!, [{ id: 'k1', public_key: 'AAAA' }])).toBe('cannot');
  });
});

describe('the box on the page', () => {
  /** The page's hashchange listeners, removed after each test so they don't leak into other files. */
  let hashChanged = () => {};
  beforeEach(() => {
    vi.spyOn(globalThis, 'addEventListener').mockImplementation((_type, listener) => {
      hashChanged = listener as () => void;
    });
  });
  afterEach(() => vi.restoreAllMocks());

  const draw = () => {
    document.body.innerHTML = `<h1>Genuine</h1><div data-genuine>We made it</div><div id="box" hidden>
      <div data-verdict="good" hidden>ours</div><div data-verdict="bad" data-title="Not our code" hidden>not ours</div>
      <dl><div hidden><dt>VIN</dt><dd data-field="vin"></dd></div></dl><p data-offline hidden>offline</p></div>
      <script type="application/json" id="offline-proof">${JSON.stringify({ keys, page: '/verify' })}</script>`;
    return document.getElementById('box')!;
  };
  const visible = (box: HTMLElement) =>
    [...box.querySelectorAll<HTMLElement>('[data-verdict]')]
      .filter(({ hidden }) => !hidden)
      .map((part) => part.textContent);

  it('shows the fields the code proves, to compare with the printed sticker', async () => {
    history.replaceState(null, '', `/verify/${ID}#${fragment}`);
    const box = draw();
    await mount(box);
    expect([box.hidden, visible(box)]).toEqual([false, ['ours']]);
    expect(box.querySelector('[data-field=vin]')!.textContent).toBe('19XFC2F59JE000018');
    expect(box.querySelector('dl div')!.hasAttribute('hidden')).toBe(false);
  });

  it('shows nothing from a forged code', async () => {
    history.replaceState(null, '', `/verify/${ID}#${fragment.replace('Civic', 'Accord')}`);
    const box = draw();
    await mount(box);
    expect(visible(box)).toEqual(['not ours']);
    expect(box.querySelector('dl div')!.hasAttribute('hidden')).toBe(true);
  });

  it("replaces every verdict on the page when the code isn't ours", async () => {
    const forged = fragment.replace('Civic', 'Accord');
    history.replaceState(null, '', `/verify/${ID}#${forged}`);
    const box = draw();
    document.title = 'Genuine | Example brand';
    const page = () => [
      document.title,
      document.querySelector('h1')!.textContent,
      document.querySelector<HTMLElement>('[data-genuine]')!.hidden,
      box.hidden,
      ...visible(box),
    ];
    await mount(box);
    expect(page()).toEqual(['Not our code | Example brand', 'Not our code', true, false, 'not ours']);
    // Another code in the same tab is checked again, and none restores the server's verdict.
    const follow = async (hash: string, expected: unknown[]) => {
      history.replaceState(null, '', `/verify/${ID}${hash}`);
      hashChanged();
      await vi.waitFor(() => expect(page()).toEqual([`${String(expected[0])} | Example brand`, ...expected]));
    };
    await follow(`#${fragment}`, ['Genuine', false, false, 'ours']);
    await follow(`#${forged}`, ['Not our code', true, false, 'not ours']);
    await follow('', ['Genuine', false, true]);
  });

  it('stays hidden when a number was typed', async () => {
    history.replaceState(null, '', `/verify/${ID}`);
    const box = draw();
    await mount(box);
    expect(box.hidden).toBe(true);
  });
});
