import { loadMessages } from '@vinlore/i18n';
import { shippedBrand } from '@vinlore/testing-web';
import { SiteProvider, uiMessages } from '@vinlore/ui';
import { checkDigit } from '@vinlore/vehicle-domain';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { vehicleMessages } from '../messages/index.ts';
import { ScanButton } from './scan-button.tsx';
import { ScanDialog } from './scan-dialog.tsx';
import { vinInCode } from './vin-in-code.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
configure({ asyncUtilTimeout: 10_000 });
const messages = await loadMessages([uiMessages, vehicleMessages], 'en');
const VIN = '1FMCU0GX7EUA00108';

describe('vinInCode', () => {
  it.each([
    [VIN, VIN],
    [`I${VIN}`, VIN],
    [`*${VIN}*`, VIN],
    [VIN.toLowerCase(), VIN],
    [`https://labels.example/v?vin=${VIN}&x=1`, VIN],
    [`MODEL ESCAPE,${VIN},2014`, VIN],
    // From a region where position 9 isn't a check digit.
    ['WVWZZZ1JZXW000001', 'WVWZZZ1JZXW000001'],
    ['1FMCU0GX7EUA0010', null],
    ['https://dealer.example/', null],
    ['', null],
  ])('%j holds %s', (text, vin) => {
    expect(vinInCode(text)).toBe(vin);
  });

  it('finds a VIN in any surrounding text and never makes one up', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const found = vinInCode(`${before} ${VIN} ${after}`);
        expect(found).not.toBeNull();
        expect(found === VIN || checkDigit(found!) === found![8]).toBe(true);
      }),
    );
  });
});

/** A fake camera that starts or fails on demand. */
function camera(failure?: string) {
  const stop = vi.fn();
  const getUserMedia = vi.fn(() =>
    failure
      ? Promise.reject(new DOMException('', failure))
      : Promise.resolve({ getTracks: () => [{ stop }] } as unknown as MediaStream),
  );
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia } });
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { set() {}, configurable: true });
  return { stop, getUserMedia };
}

function open(...pictures: string[][]) {
  const onVin = vi.fn();
  const onClose = vi.fn();
  const read = vi.fn(() => Promise.resolve(pictures.length > 1 ? pictures.shift()! : (pictures[0] ?? [])));
  const view = render(
    <SiteProvider brand={shippedBrand('vinlore')} language="en" messages={messages}>
      <ScanDialog onVin={onVin} onClose={onClose} openReader={openReaderOf(read)} />
    </SiteProvider>,
  );
  return { onVin, onClose, read, ...view };
}
const openReaderOf = (read: () => Promise<string[]>) => {
  const opened = Promise.resolve(read);
  return () => opened;
};

describe('ScanDialog', () => {
  it('scans until a code contains a VIN, then turns the camera off', async () => {
    const { stop } = camera();
    const { onVin, unmount } = open([], ['https://dealer.example/'], [`I${VIN}`]);
    await vi.waitFor(() => expect(onVin).toHaveBeenCalledWith(VIN), 10_000);
    unmount();
    expect(stop).toHaveBeenCalled();
  });

  it('says when a code contains no VIN', async () => {
    camera();
    open(['https://dealer.example/']);
    expect(await screen.findByText(/That code doesn’t contain a VIN/)).toBeDefined();
  });

  it('offers help after a while without a readable code', async () => {
    camera();
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
    open([]);
    await vi.waitFor(() => expect(screen.getByText(/Move closer/)).toBeDefined(), 20_000);
    vi.useRealTimers();
  }, 30_000);

  it.each([
    ['NotAllowedError', /Camera access is blocked/],
    ['NotFoundError', /No camera found/],
    ['NotReadableError', /Couldn’t start the camera/],
  ])('%s: says what to do instead', async (failure, words) => {
    camera(failure);
    open([]);
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('closes with its button', async () => {
    camera();
    const { onClose } = open([]);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalled();
  });
});

describe('ScanButton', () => {
  const button = () =>
    render(
      <SiteProvider brand={shippedBrand('vinlore')} language="en" messages={messages}>
        <ScanButton onVin={() => {}} />
      </SiteProvider>,
    );

  it('is shown only if the browser can use a camera', () => {
    vi.stubGlobal('navigator', { ...navigator, mediaDevices: undefined });
    button();
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    camera();
    button();
    expect(screen.getByRole('button', { name: 'Scan VIN' })).toBeDefined();
  });
});
