import { ownStickerContract, stickerContract, type StickerSummary, stickerView } from '@vinlore/sticker-domain';
import { fullSticker } from '@vinlore/sticker-domain/testing';
import { connectionLost, fakeServer, noAnswerYet, on, refused, type Rule } from '@vinlore/testing-web';
import { screenRenderer } from '@vinlore/ui/testing';
import { type DecodedVehicle, vehicleContract } from '@vinlore/vehicle-domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  MakeOfClassicVin,
  MakeOfName,
  MakeOfVin,
  type MakingProps,
  StickerList,
  StickerViewer,
  type StickerViewerProps,
} from './index.ts';
import { stickerMessages } from './messages/index.ts';
import type { OwnSticker } from './view/own-sticker.ts';

const renderScreen = screenRenderer(stickerMessages);

const VIN = '1FMCU0GX7EUA00108';
const ID = '7K2M-94QX-0RTB-5W3E';
const sticker = (id: string, more: Partial<StickerSummary> = {}): StickerSummary => ({
  id,
  vin: VIN,
  title: '2014 Ford Escape SE',
  kind: 'standard',
  version: 1,
  made_at: '2026-11-20T10:00:00Z',
  revoked_at: null,
  pdf_url: `/api-cwa/view_pdf?kind=sticker&id=${id}&signature=s`,
  verify_url: `https://vinlore.test/verify/${id}`,
  ...more,
});
const own = (more: Partial<OwnSticker> = {}): OwnSticker => ({
  ...sticker(ID),
  genuine: true,
  sticker: {},
  vehicle: { year: 2014, make: 'FORD', model: 'Escape', trim: 'SE' },
  selection: null,
  badge_html: '<a href="https://vinlore.test/verify/x"><img alt="Genuine"></a>',
  versions: [{ id: ID, version: 1, made_at: '2026-11-20T10:00:00Z' }],
  ...more,
});
const vehicle: DecodedVehicle = {
  vin: VIN,
  year: 2014,
  make: 'FORD',
  model: 'Escape',
  trim: 'SE',
  fullName: '2014 Ford Escape',
  elements: { 'Body Class': 'Sport Utility Vehicle', 'Plant City': 'LOUISVILLE', 'Plant State': 'KENTUCKY' },
  errorCodes: [0],
  errorText: '0 - clean',
  checkDigit: 'agrees',
  suggestions: [],
  source: { name: 'NHTSA vPIC', asOf: '2026-10-01' },
};
const link = (id: string, text: string) => <a href={`/members/stickers/${id}`}>{text}</a>;
const allLink = (text: string) => <a href="/all">{text}</a>;

const hasNone = on(stickerContract.list, () => ({ stickers: [], more: false }));

describe('creating a sticker', () => {
  const vehicleLink = (vin: string, text: string) => <a href={`/members/vehicles/${vin}`}>{text}</a>;
  const making: MakingProps = {
    onOtherCar: vi.fn(),
    stickerLink: link,
    paidBy: 'credit',
    left: '2 credits left',
    buyLink: ({ vin }, text) => <a href={`/members/buy?vin=${vin}`}>{text}</a>,
    onMade: vi.fn(),
  };
  const choose = { name: 'Yes – choose equipment' };

  it("asks whether it's the right car and creates nothing on its own", async () => {
    const server = fakeServer([hasNone]);
    await renderScreen(<MakeOfVin {...making} vehicleLink={vehicleLink} vehicle={vehicle} />, server);
    expect(screen.getByText('Is this the right car?')).toBeDefined();
    expect(screen.getByRole('heading').textContent).toBe('2014 Ford Escape SE');
    expect(screen.getByText('Built in Louisville, Kentucky')).toBeDefined();
    expect(screen.getByText('2 credits left')).toBeDefined();
    expect(server.requests.map(({ name }) => name)).toEqual([stickerContract.list.name]);
  });

  it('translates vPIC’s values and shows the trim without its packages', async () => {
    const elements = { 'Body Class': 'Sedan/Saloon', 'Plant City': 'TOYOTA CITY', 'Plant Country': 'JAPAN' };
    const filed = { ...vehicle, trim: 'Limited + M/R + NAVI', elements };
    await renderScreen(<MakeOfVin {...making} vehicleLink={vehicleLink} vehicle={filed} />, fakeServer([hasNone]));
    expect(screen.getByRole('heading').textContent).toBe('2014 Ford Escape Limited');
    expect(screen.getByText('Built in Toyota City, Japan')).toBeDefined();
    expect(screen.getByText('Sedan').lang).toBe('');
  });

  it("docs/decisions.md §5: offers no sticker for a mistyped VIN or one that can't be decoded", async () => {
    for (const wrong of [{ checkDigit: 'disagrees' }, { year: null }] as const) {
      const onOtherCar = vi.fn();
      const screenOf = (
        <MakeOfVin {...making} vehicleLink={vehicleLink} onOtherCar={onOtherCar} vehicle={{ ...vehicle, ...wrong }} />
      );
      const { unmount } = await renderScreen(screenOf, fakeServer([]));
      expect(screen.queryByRole('button', choose)).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Correct VIN' }));
      expect(onOtherCar).toHaveBeenCalledOnce();
      unmount();
    }
  });

  const mustang = { year: 1967, make: 'Ford', model: 'Mustang', series: 'Mustang', model_id: '02' };
  const mapping = vehicleContract.classicMapping;
  const showClassic = (rules: readonly Rule[]) =>
    renderScreen(<MakeOfClassicVin {...making} vin="7F02C100108" />, fakeServer([...rules, hasNone]));

  it('spec §4: looks up a VIN of up to 14 characters in the classic mapping first', async () => {
    await showClassic([on(mapping, () => mustang)]);
    expect((await screen.findByRole('heading')).textContent).toBe('1967 Ford Mustang');
    expect(screen.getByRole('button', choose)).toBeDefined();
  });

  it('docs/decisions.md §4: lets you choose if several cars match', async () => {
    await showClassic([on(mapping, () => ({ ...mustang, candidates: [mustang, { ...mustang, year: 1977 }] }))]);
    await userEvent.click(await screen.findByRole('button', { name: '1977 Ford Mustang' }));
    expect(screen.getByRole('heading').textContent).toBe('1977 Ford Mustang');
  });

  it('spec §4, §8: shows "Wrong VIN" if the lookup finds nothing', async () => {
    await showClassic([on(mapping, () => refused(500, 'No vehicle fits.'))]);
    expect((await screen.findByRole('alert')).textContent).toContain('Wrong VIN');
    expect(screen.queryByRole('button', choose)).toBeNull();
  });

  it('offers a retry after a lost connection instead of "Wrong VIN"', async () => {
    const answers = [connectionLost, () => mustang];
    await showClassic([on(mapping, () => answers.shift()!())]);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', choose)).toBeDefined();
  });

  it('spec §7: bases a car without a VIN on your choices and says so', async () => {
    const name = { year: 1967, make: 'FORD', model: 'Mustang', trim: null };
    await renderScreen(<MakeOfName {...making} name={name} />, fakeServer([hasNone]));
    expect(screen.getByRole('heading').textContent).toBe('1967 Ford Mustang');
    expect(screen.getByText('No VIN entered')).toBeDefined();
    expect(screen.getByRole('button', choose)).toBeDefined();
  });
});

describe('StickerList', () => {
  const show = async (rules: readonly Rule[], latest?: number, language: 'en' | 'es' = 'en') => {
    const onTypeVin = vi.fn();
    const list = <StickerList latest={latest} stickerLink={link} allLink={allLink} onTypeVin={onTypeVin} />;
    await renderScreen(list, fakeServer(rules), language);
    return onTypeVin;
  };

  it('reserves space while loading', async () => {
    await show([on(stickerContract.list, noAnswerYet)]);
    expect(screen.getByRole('status').textContent).toBe('Loading your stickers…');
  });

  it('shows one sentence and one action when empty', async () => {
    const onTypeVin = await show([on(stickerContract.list, () => ({ stickers: [], more: false }))], undefined, 'es');
    expect(await screen.findByText('Aún no tienes etiquetas')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Escribir un VIN' }));
    expect(onTypeVin).toHaveBeenCalled();
  });

  it('shows an error and reloads', async () => {
    const answers = [() => refused(500, 'Something broke.'), () => ({ stickers: [sticker(ID)], more: false })];
    await show([on(stickerContract.list, () => answers.shift()!())]);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: '2014 Ford Escape SE' })).toBeDefined();
  });

  it('shows vehicle, VIN, date, version, and actions of the latest few', async () => {
    const stickers = ['A', 'B', 'C'].map((id) => sticker(id, { version: id === 'A' ? 3 : 1 }));
    await show([on(stickerContract.list, () => ({ stickers, more: false }))], 2);
    const rows = await screen.findAllByRole('listitem');
    expect(rows).toHaveLength(2);
    const first = within(rows[0]!);
    expect(first.getByText('Version 3')).toBeDefined();
    expect(first.getByText('Nov 20, 2026')).toBeDefined();
    expect(rows[0]!.textContent).toContain(VIN);
    expect(first.getByRole('link', { name: 'Open PDF: 2014 Ford Escape SE' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'View all stickers' })).toBeDefined();
  });

  it('shows a revoked sticker as revoked, with only its verification page and no PDF', async () => {
    const stickers = [sticker('A', { revoked_at: '2026-11-21T10:00:00Z' })];
    await show([on(stickerContract.list, () => ({ stickers, more: false }))]);
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByText('Revoked on Nov 21, 2026')).toBeDefined();
    expect(row.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
      '/members/stickers/A',
      'https://vinlore.test/verify/A',
    ]);
  });

  it('loads long lists page by page', async () => {
    const page = on(stickerContract.list, ({ cursor }) =>
      cursor ? { stickers: [sticker('B')], more: false } : { stickers: [sticker('A')], more: true },
    );
    await show([page]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  });
});

describe('searching the sticker list', () => {
  const show = async () => {
    const server = fakeServer([
      on(stickerContract.list, ({ kind, search }) => {
        const all = [sticker('A'), sticker('B', { kind: 'ymmt', vin: '', title: '2012 Toyota Camry' })];
        const stickers = all.filter((each) => (!kind || each.kind === kind) && each.title.includes(search));
        return { stickers, more: false };
      }),
    ]);
    await renderScreen(<StickerList stickerLink={link} onTypeVin={vi.fn()} />, server);
    await screen.findByRole('link', { name: '2014 Ford Escape SE' });
    return server;
  };

  it('filters by type and marks stickers without a VIN', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'No VIN' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: '2014 Ford Escape SE' })).toBeNull());
    expect(screen.getByRole('listitem').textContent).toContain('No VIN');
    expect(screen.getByRole('button', { name: 'No VIN' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('searches by name on the server, with one click back to all when nothing matches', async () => {
    const server = await show();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name or VIN' }), 'Zonda');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all stickers' }));
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    expect(server.requests.map(({ input }) => input['search'])).toEqual(['', 'Zonda', '']);
  });
});

describe('StickerViewer', () => {
  const answers = (...each: OwnSticker[]) =>
    on(ownStickerContract.ownSticker, () => (each.length > 1 ? each.shift()! : each[0]!));
  const show = async (id: string, rules: readonly Rule[], more: Partial<StickerViewerProps> = {}) => {
    const server = fakeServer(rules);
    const view = (
      <StickerViewer
        id={id}
        onMade={vi.fn()}
        allLink={allLink}
        stickerLink={link}
        vehicleLink={(vin, text) => <a href={`/members/vehicles/${vin}`}>{text}</a>}
        {...more}
      />
    );
    await renderScreen(view, server);
    return server;
  };

  it('shows the actual document, its valid signature, and the actions', async () => {
    await show(ID.toLowerCase(), [answers(own())]);
    expect(await screen.findByText('Signature valid')).toBeDefined();
    const picture = screen.getByRole('img', { name: /2014 Ford Escape SE/ });
    expect(picture.getAttribute('src')).toMatch(/view_pdf\?.*&as=svg$/);
    expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toMatch(/&download=1$/);
    for (const name of ['Open PDF', 'Verify']) expect(screen.getByRole('link', { name })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Print' })).toBeDefined();
  });

  it('docs/decisions.md §4: shows every signed block with every value', async () => {
    await show(ID, [answers(own({ sticker: fullSticker }))]);
    const sheet = await screen.findByRole('article');
    const lines = stickerView(fullSticker).blocks.flatMap(({ sections }) => sections.flatMap((each) => each.lines));
    expect(lines.length).toBeGreaterThan(30);
    expect(
      lines.filter(({ label, value }) => ![label, value].every((text) => sheet.textContent.includes(text))),
    ).toEqual([]);
  });

  it('docs/decisions.md §4: reports a view once and each download', async () => {
    const [onSeen, onDownload] = [vi.fn(), vi.fn()];
    await show(ID, [answers(own())], { onSeen, onDownload });
    const download = await screen.findByRole('link', { name: 'Download' });
    expect(onSeen.mock.calls).toEqual([[own()]]);
    expect(onDownload).not.toHaveBeenCalled();
    // The file itself is irrelevant here.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(download);
    expect(onDownload.mock.calls).toEqual([[own()]]);
    expect(onSeen).toHaveBeenCalledOnce();
  });

  it("doesn't report a view of a revoked sticker, so no one is asked for feedback", async () => {
    const onSeen = vi.fn();
    await show(ID, [answers(own({ revoked_at: '2026-11-21T10:00:00Z' }))], { onSeen });
    await screen.findByText('Revoked on Nov 21, 2026');
    expect(onSeen).not.toHaveBeenCalled();
  });

  it.each(['1FMCU0F72EUA00001', '9F02C100001'])(
    'offers to save the vehicle, outside any paragraph: %s',
    async (vin) => {
      const save = (of: string) => <div>Save {of}</div>;
      await show(ID, [answers(own({ vin }))], { save });
      expect((await screen.findByText(`Save ${vin}`)).closest('p')).toBeNull();
    },
  );

  it('shows an invalid signature', async () => {
    await show(ID, [answers(own({ genuine: false }))]);
    expect(await screen.findByText('Signature invalid')).toBeDefined();
  });

  it('shares the verification page, not the document', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await show(ID, [answers(own())]);
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Verification link copied')).toBeDefined();
    expect(write).toHaveBeenCalledWith(own().verify_url);
    write.mockRestore();
  });

  it('shows the badge HTML for copying without rendering it', async () => {
    await show(ID, [answers(own())]);
    const html = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Badge HTML' });
    expect(html.value).toBe(own().badge_html);
    expect(screen.queryByRole('img', { name: 'Genuine' })).toBeNull();
  });

  it('revokes in two clicks with a reason and shows it from then on', async () => {
    const revokedAt = '2026-11-21T10:00:00Z';
    const server = await show(ID, [
      answers(own(), own({ revoked_at: revokedAt })),
      on(ownStickerContract.revokeSticker, ({ id }) => ({ id, revoked_at: revokedAt })),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke sticker' }));
    await userEvent.click(screen.getByRole('radio', { name: 'The car was sold' }));
    expect(server.requests.map(({ name }) => name)).not.toContain(ownStickerContract.revokeSticker.name);
    await userEvent.click(screen.getByRole('button', { name: 'Revoke sticker' }));
    expect(await screen.findByText('Revoked on Nov 21, 2026')).toBeDefined();
    expect(server.requests.at(-2)!.input).toEqual({ id: ID, reason: 'sold' });
    expect(screen.queryByRole('link', { name: 'Open PDF' })).toBeNull();
  });

  it('lists versions if there are several', async () => {
    const before = { id: 'OLD', version: 1, made_at: '2026-11-19T10:00:00Z' };
    const versions = [{ id: ID, version: 2, made_at: '2026-11-20T10:00:00Z' }, before];
    await show(ID, [answers(own({ version: 2, versions }))]);
    const old = await screen.findByRole('link', { name: 'Version 1' });
    expect(old.getAttribute('href')).toBe('/members/stickers/OLD');
    expect(screen.queryByRole('link', { name: 'Version 2' })).toBeNull();
  });

  it(`shows "not found" for a forged number or another member's sticker`, async () => {
    await show(ID, [on(ownStickerContract.ownSticker, () => refused(404, 'None.'))]);
    expect(await screen.findByText('Sticker not found')).toBeDefined();
  });

  it('sends no request for an invalid number', async () => {
    await show('<script>', []);
    expect(await screen.findByText('Sticker not found')).toBeDefined();
  });
});
