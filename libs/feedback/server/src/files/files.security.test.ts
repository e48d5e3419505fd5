import { FILE_BYTES, FILES_A_DAY } from '@vinlore/feedback-domain';
import { createClamd } from '@vinlore/server-kit';
import { type FakeClamd, fakeClamd } from '@vinlore/testing-node';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bomb, pdf, photo, png } from '../testing/files.ts';
import { createSupportBench, type SupportBench } from '../testing/support-bench.ts';

const DAY = 24 * 60 * 60_000;

let bench: SupportBench;
beforeAll(async () => {
  bench = await createSupportBench();
});
beforeEach(async () => {
  await bench.clear();
  bench.pass(DAY + 1);
});
afterAll(() => bench.database.drop());

const mia = (brand = 'one') => bench.caller({ as: 'mia', brand });
const sam = () => bench.caller({ as: 'sam' });
const staff = (brand = 'one') => bench.caller({ as: 'staff', brand });

const KIND = 'This file type isn’t supported. Choose a JPEG, PNG, WebP, PDF, or text file.';
const BROKEN = 'We can’t read this image. Save it again or choose another one.';
const SCRIPT = '<script>alert(document.domain)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`;
const MIB = 1_048_576;

/** A ticket of Mia's with a file, and its subject. */
async function withFile() {
  const { data: file } = await mia().upload(pdf(), { name: 'title.pdf' });
  const { data } = await mia().open({ files: file.id });
  return { number: data.number, id: file.id };
}

describe('detects a file’s type from its bytes, whatever its name', () => {
  it.each<[string, string, () => Promise<Uint8Array>, string, string]>([
    ['a PNG renamed .pdf', 'title.pdf', png, 'picture', 'title.jpg'],
    ['a PDF renamed .png', 'title.png', async () => pdf(), 'pdf', 'title.pdf'],
    ['a text renamed .exe', 'setup.exe', async () => Buffer.from('Hello\r\n¿Qué tal?'), 'text', 'setup.txt'],
    ['a CSV, so its formulas never run', 'list.csv', async () => Buffer.from('=1+1,b'), 'text', 'list.txt'],
    ['a name with a bidi override', 'a\u202Efdp.jpg', png, 'picture', 'afdp.jpg'],
    ['a name with folders', '../../etc/passwd', png, 'picture', 'passwd.jpg'],
  ])('%s', async (_what, name, file, kind, kept) => {
    const { status, data } = await mia().upload(await file(), { name });
    expect([status, data.kind, data.name]).toEqual([200, kind, kept]);
  });

  it.each<[string, number, string, () => Promise<Uint8Array> | Uint8Array]>([
    ['an SVG with a script', 422, KIND, () => Buffer.from(SVG)],
    ['an SVG after an XML declaration', 422, KIND, () => Buffer.from(`<?xml version="1.0"?>\n${SVG}`)],
    ['an HTML page after whitespace', 422, KIND, () => Buffer.from(`\uFEFF \n<!doctype html>${SCRIPT}`)],
    ['an executable', 422, KIND, () => Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')],
    ['an archive', 422, KIND, () => Buffer.from('PK\x03\x04\x14\0', 'latin1')],
    ['a GIF with a script', 422, KIND, () => Buffer.from(`GIF89a\x01\0/*${SCRIPT}*/`, 'latin1')],
    ['a HEIC photo', 422, 'HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['30,000 × 30,000 pixels', 422, 'image is too large', () => bomb(30_000)],
    ['2³¹ − 1 pixels per side', 422, BROKEN, () => bomb(0x7fffffff)],
    ['a truncated JPEG', 422, BROKEN, async () => (await photo(400, 300)).subarray(0, 700)],
    ['an HTML page with a JPEG signature', 422, BROKEN, () => Buffer.from(`\xff\xd8\xff${SCRIPT}`, 'latin1')],
    ['a truncated PDF', 422, 'We can’t read this PDF', () => Buffer.from('%PDF-1.7\nhello')],
    [
      'a PDF that is also an archive',
      422,
      'We can’t read this PDF',
      () => Buffer.concat([pdf(), Buffer.from('PK\x03\x04'), Buffer.alloc(4_096, 7)]),
    ],
    ['an empty file', 400, 'This file is empty.', () => Buffer.alloc(0)],
    ['11 MB', 413, 'larger than', () => Buffer.alloc(11 * MIB, 'x')],
    ['a byte over 10 MB', 400, 'larger than 10 MB', () => Buffer.alloc(FILE_BYTES + 1, 'x')],
  ])('rejects %s with a message and stores nothing', async (_what, status, words, file) => {
    const answer = await mia().upload(await file(), { name: 'photo.jpg' });
    expect([answer.status, answer.message]).toEqual([status, expect.stringContaining(words)]);
    const kept = await bench.database.kysely
      .selectFrom('ticket_file' as never)
      .selectAll()
      .execute();
    expect(kept).toEqual([]);
  });

  it('rejects with a message in the brand’s language', async () => {
    expect((await mia('dos').upload(SVG)).message).toMatch(/^No se acepta este tipo de archivo/);
  });

  it('accepts a file of 10 MB', async () => {
    expect(await mia().upload(Buffer.alloc(FILE_BYTES, 'x'))).toMatchObject({
      status: 200,
      data: { size: FILE_BYTES },
    });
  });
});

describe('re-encodes images', () => {
  const served = async (file: Uint8Array, small = false) => {
    const { data } = await mia().upload(file, { name: 'car.jpg' });
    await mia().open({ files: data.id });
    return Buffer.from(await (await mia().file(data.id, { small })).arrayBuffer());
  };

  it('upright and without location data', async () => {
    const file = await photo(64, 32);
    expect((await sharp(file).metadata()).exif).toBeDefined();
    expect(file.toString('latin1')).toContain('Ana Lopez');
    for (const small of [false, true]) {
      const bytes = await served(file, small);
      const { format, width, height, exif, xmp, icc } = await sharp(bytes).metadata();
      expect([format, width, height, exif, xmp, icc]).toEqual(['jpeg', 32, 64, undefined, undefined, undefined]);
      expect(bytes.toString('latin1')).not.toContain('Ana');
    }
  });

  it('to at most 2,560 pixels, with a thumbnail of 480', async () => {
    const file = await png(3_000, 1_500);
    const sizeOf = async (bytes: Buffer) => (({ width, height }) => [width, height])(await sharp(bytes).metadata());
    expect(await sizeOf(await served(file))).toEqual([2_560, 1_280]);
    expect(await sizeOf(await served(file, true))).toEqual([480, 240]);
  });

  it('dropping any other embedded content', async () => {
    for (const other of [SCRIPT, 'PK\x03\x04 an archive', '%PDF-1.7'])
      expect((await served(Buffer.concat([await photo(), Buffer.from(other)]))).toString('latin1')).not.toContain(
        other,
      );
  });
});

describe('serves files only as downloads', () => {
  it.each([
    ['picture', png, 'image/jpeg'],
    ['PDF', async () => pdf(`/OpenAction (${SCRIPT})`), 'application/pdf'],
    ['text', async () => Buffer.from(`Hi ${SCRIPT}`), 'text/plain; charset=utf-8'],
  ] as const)('a %s', async (_what, make, type) => {
    const { data } = await mia().upload(await make(), { name: 'a "title"\r\n x.html' });
    const { number } = (await mia().open({ files: data.id })).data;
    expect((await mia().own(number)).data.conversation[0]!.files).toEqual([data]);
    for (const answer of [await mia().file(data.id), await staff().file(data.id, { desk: true })])
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': type,
        'content-disposition': expect.stringMatching(/^attachment; filename="[\w.-]+"$/),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
      });
  });
});

describe('access to files', () => {
  it('is denied to other members, other brands, and staff without permission to read tickets', async () => {
    const { id } = await withFile();
    expect((await mia().file(id)).status).toBe(200);
    expect((await staff().file(id, { desk: true })).status).toBe(200);
    for (const stranger of [sam(), mia('other'), staff()]) expect((await stranger.file(id)).status).toBe(404);
    expect((await staff('other').file(id, { desk: true })).status).toBe(404);
    for (const as of ['mia', 'writer'] as const)
      expect((await bench.caller({ as }).file(id, { desk: true })).status, as).toBe(403);
    expect((await bench.caller().file(id)).status).toBe(401);
  });

  it('is denied to members for files of notes, even in their own ticket', async () => {
    const { number } = (await mia().open()).data;
    const { data } = await staff().upload(pdf('Chargeback'), { number, name: 'chargeback.pdf' });
    const noted = await staff().note(number, 'See the file.', undefined, [data.id]);
    expect(noted.data.notes).toMatchObject([{ files: [{ id: data.id, name: 'chargeback.pdf' }] }]);
    expect((await staff().file(data.id, { desk: true })).status).toBe(200);
    expect((await mia().file(data.id)).status).toBe(404);
    expect(JSON.stringify((await mia().own(number)).data)).not.toContain('chargeback');
    for (const as of ['mia', 'staff'] as const)
      for (const keeper of bench.tickets.module.keepers)
        expect(JSON.stringify(await keeper.exportOf(bench.owner(as)))).not.toContain('chargeback');
  });

  it('is denied to everyone for unclaimed uploads', async () => {
    const { id } = (await mia().upload(pdf())).data;
    expect((await mia().file(id)).status).toBe(404);
    expect((await staff().file(id, { desk: true })).status).toBe(404);
  });
});

describe('a message can only claim its author’s uploads for it', () => {
  const GONE = 'One of your files is no longer available. Remove it and attach it again.';

  it('rejects a file of another ticket, member, or brand, or a missing one, and sends nothing', async () => {
    const { number, id: sent } = await withFile();
    const sams = (await sam().upload(pdf())).data.id;
    const elsewhere = (await mia('other').upload(pdf())).data.id;
    const staffs = (await staff().upload(pdf(), { number })).data.id;
    bench.letters.length = 0;
    for (const id of [sent, sams, elsewhere, staffs, crypto.randomUUID()]) {
      expect(await mia().write(number, 'Here.', undefined, [id])).toMatchObject({ status: 422, message: GONE });
      expect(await mia().open({ files: id })).toMatchObject({ status: 422, message: GONE });
    }
    for (const id of [sent, sams]) {
      expect(await staff().answer(number, 'Here.', { files: [id] })).toMatchObject({ status: 422, message: GONE });
      expect(await staff().note(number, 'Here.', undefined, [id])).toMatchObject({ status: 422, message: GONE });
    }
    expect((await mia().own(number)).data.messages).toBe(1);
    expect((await mia().list()).tickets).toHaveLength(1);
    expect(bench.letters).toEqual([]);
    // The sender can still use a file that wasn't sent.
    expect((await sam().open({ files: sams })).status).toBe(200);
  });

  it('rejects six files with a message', async () => {
    const { number } = (await mia().open()).data;
    const files = Array.from({ length: 6 }, () => crypto.randomUUID());
    const MANY = 'You can attach up to 5 files.';
    expect(await mia().write(number, 'Here.', undefined, files)).toMatchObject({ status: 400, message: MANY });
    expect(await mia().open({ files: files.join(',') })).toMatchObject({ status: 400, message: MANY });
    expect(await staff().answer(number, 'Here.', { files })).toMatchObject({ status: 400, message: MANY });
  });

  it('lets only one of two messages claim the same file', async () => {
    const { number } = (await mia().open()).data;
    const { id } = (await mia().upload(pdf())).data;
    const write = () => mia().write(number, 'Here.', undefined, [id]);
    const statuses = (await Promise.all([write(), write()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 422]);
  });
});

describe('uploads', () => {
  it('rejects requests from other sites', async () => {
    const { number } = (await mia().open()).data;
    const headers = { origin: 'https://evil.example' };
    expect((await mia().upload(pdf(), { headers })).status).toBe(403);
    expect((await staff().upload(pdf(), { headers, number })).status).toBe(403);
  });

  it('rejects uploads for another brand’s ticket, and members on staff calls', async () => {
    const { number } = (await mia().open()).data;
    expect((await staff('other').upload(pdf(), { number })).status).toBe(404);
    expect((await mia().upload(pdf(), { number })).status).toBe(403);
  });

  it('limits a member to 40 files a day across all tickets', async () => {
    for (let nth = 0; nth < FILES_A_DAY; nth++) expect((await mia().upload(`text ${nth}`)).status).toBe(200);
    expect(await mia().upload('one more')).toMatchObject({
      status: 422,
      message: 'You’ve reached the limit of 40 files per day. Try again tomorrow.',
    });
    expect((await sam().upload('another member')).status).toBe(200);
    bench.pass(DAY + 1);
    expect((await mia().upload('the next day')).status).toBe(200);
  });
});

describe('the virus scanner', () => {
  let scanned: SupportBench;
  let daemon: FakeClamd;
  let says: string | null;
  beforeAll(async () => {
    daemon = await fakeClamd(() => says);
    scanned = await createSupportBench({ scanner: createClamd(daemon.url, 200) });
  });
  afterAll(() => Promise.all([scanned.database.drop(), daemon.close()]));
  const kept = () =>
    scanned.database.kysely
      .selectFrom('ticket_file' as never)
      .selectAll()
      .execute();
  const send = () => scanned.caller({ as: 'mia' }).upload(pdf());

  it('scans the original file, and a clean one is accepted', async () => {
    says = 'stream: OK\0';
    const file = await photo();
    expect((await scanned.caller({ as: 'mia' }).upload(file)).status).toBe(200);
    expect(daemon.files).toEqual([file]);
    await scanned.clear();
  });

  it('rejects an infected file with a message and a security event', async () => {
    says = 'stream: Win.Test.EICAR_HDB-1 FOUND\0';
    expect(await send()).toMatchObject({
      status: 422,
      message: 'Our virus scan flagged this file, so we didn’t accept it.',
    });
    expect(scanned.security.totals().get('file.infected')).toBe(1);
    expect(await kept()).toEqual([]);
  });

  it('rejects everything while it hangs, crashes, or is down', async () => {
    const UNCHECKED = { status: 503, message: expect.stringContaining('can’t scan files for viruses right now') };
    for (says of [null, 'ERROR\0', '']) expect(await send()).toMatchObject(UNCHECKED);
    await daemon.close();
    expect(await send()).toMatchObject(UNCHECKED);
    expect(await kept()).toEqual([]);
  });
});
