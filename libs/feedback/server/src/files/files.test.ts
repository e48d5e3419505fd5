import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pdf, png } from '../testing/files.ts';
import { createSupportBench, type SupportBench } from '../testing/support-bench.ts';

const HOUR = 60 * 60_000;

let bench: SupportBench;
beforeAll(async () => {
  bench = await createSupportBench();
});
beforeEach(async () => {
  await bench.clear();
  bench.pass(25 * HOUR);
});
afterAll(() => bench.database.drop());

const mia = () => bench.caller({ as: 'mia' });
const staff = () => bench.caller({ as: 'staff' });
const uploaded = async (name: string, content = name) => (await mia().upload(pdf(content), { name })).data.id;
const rows = () =>
  bench.database.kysely
    .selectFrom('ticket_file' as never)
    .selectAll()
    .execute();
const keepers = () => bench.tickets.module.keepers;
/** Mia's export: the tickets, then the files. */
const exported = () => Promise.all(keepers().map((keeper) => keeper.exportOf(bench.owner('mia'))));
const erase = (as: 'mia' | 'staff') =>
  bench.database.transaction(async (tx) => {
    for (const keeper of keepers()) await keeper.erase(tx, bench.owner(as));
  });
const mailsTo = (address: string) => bench.letters.filter(({ to }) => to === address);

describe('attachments in both directions', () => {
  it('are in the message in the chosen order, for member and support', async () => {
    const [one, two] = [await uploaded('one.pdf'), await uploaded('two.pdf')];
    const { number } = (await mia().open({ files: `${two},${one}` })).data;
    const three = (await staff().upload(await png(), { number, name: 'three.png' })).data.id;
    await staff().answer(number, 'See here.', { files: [three] });
    const names = ({ conversation }: { conversation: readonly { files: readonly { name: string }[] }[] }) =>
      conversation.map(({ files }) => files.map(({ name }) => name));
    expect(names((await mia().own(number)).data)).toEqual([['two.pdf', 'one.pdf'], ['three.jpg']]);
    expect(names((await staff().desk(number)).data)).toEqual([['two.pdf', 'one.pdf'], ['three.jpg']]);
    expect((await mia().file(three)).status).toBe(200);
  });

  it('return a PDF byte for byte', async () => {
    const file = pdf('Title of a car');
    const { id } = (await mia().upload(file)).data;
    await mia().open({ files: id });
    expect(Buffer.from(await (await staff().file(id, { desk: true })).arrayBuffer())).toEqual(file);
    expect((await mia().file(id, { small: true })).status, 'it has no thumbnail').toBe(404);
  });

  it('are one file if uploaded twice with one id, and claimed once by a retried message', async () => {
    const upload_id = crypto.randomUUID();
    const send = () => mia().upload(pdf(), { upload_id });
    const [one, other] = await Promise.all([send(), send()]);
    expect(other.data).toEqual(one.data);
    expect((await send()).data).toEqual(one.data);
    const { number } = (await mia().open()).data;
    const message = crypto.randomUUID();
    const write = () => mia().write(number, 'Here.', message, [one.data.id]);
    for (const answer of await Promise.all([write(), write()])) {
      expect(answer.status).toBe(200);
      expect(answer.data.conversation.map(({ files }) => files.length)).toEqual([0, 1]);
    }
    const ticket_id = crypto.randomUUID();
    const files = await uploaded('x.pdf');
    const [first, again] = [await mia().open({ ticket_id, files }), await mia().open({ ticket_id, files })];
    expect([again.status, again.data.number]).toEqual([200, first.data.number]);
  });

  it('are counted in emails but not attached', async () => {
    const { number } = (await mia().open({ files: `${await uploaded('a.pdf')},${await uploaded('b.pdf')}` })).data;
    expect(mailsTo('help@one.example')[0]!.text).toContain('2 files attached. View in the ticket.');
    await mia().write(number, 'One more.', undefined, [await uploaded('c.pdf')]);
    expect(mailsTo('help@one.example')[1]!.text).toContain('1 file attached. View in the ticket.');
    bench.letters.length = 0;
    const { id } = (await staff().upload(pdf(), { number })).data;
    await staff().answer(number, 'See here.', { files: [id] });
    const [answer] = mailsTo('mia@example.com');
    expect(answer!.text).toContain('1 file attached. View in the ticket.');
    expect(answer!.text).toContain(`/members/tickets/${number}`);
    await staff().answer(number, 'And without.');
    expect(mailsTo('mia@example.com')[1]!.text).not.toContain('attached');
  });

  it('are counted in the audit log for replies and notes', async () => {
    const { number } = (await mia().open()).data;
    const send = async () => (await staff().upload(pdf(), { number })).data.id;
    await staff().answer(number, 'See here.', { files: [await send(), await send()] });
    await staff().note(number, 'See here.', undefined, [await send()]);
    const acts = (await bench.acts()).slice(-2);
    expect(acts).toMatchObject([
      { act: 'ticket.answered', detail: { files: 2 } },
      { act: 'ticket.noted', detail: { files: 1 } },
    ]);
  });

  it('move along in a merge, including those of notes', async () => {
    const one = (await mia().open({ files: await uploaded('one.pdf') })).data.number;
    const other = (await mia().open({ files: await uploaded('other.pdf') })).data.number;
    const noted = (await staff().upload(pdf(), { number: one, name: 'note.pdf' })).data.id;
    await staff().note(one, 'A note.', undefined, [noted]);
    const { data } = await staff().merge(one, other);
    const names = data.conversation.flatMap(({ files }) => files.map(({ name }) => name));
    expect(names.toSorted()).toEqual(['one.pdf', 'other.pdf']);
    expect(data.notes[0]!.files).toMatchObject([{ name: 'note.pdf' }]);
    for (const { id } of data.conversation.flatMap(({ files }) => files))
      expect((await mia().file(id)).status).toBe(200);
    expect((await mia().file(noted)).status).toBe(404);
  });
});

describe('retention of files', () => {
  it('deletes unclaimed uploads after a day, and keeps all others', async () => {
    const kept = await uploaded('kept.pdf');
    await mia().open({ files: kept });
    await uploaded('left.pdf');
    bench.pass(23 * HOUR);
    await bench.run('tickets.forget-uploads');
    expect(await rows()).toHaveLength(2);
    bench.pass(2 * HOUR);
    await bench.run('tickets.forget-uploads');
    expect(await rows()).toMatchObject([{ id: kept }]);
  });

  it('erases them with the account, including unclaimed ones, and exports them', async () => {
    const sent = await uploaded('sent.pdf');
    await mia().open({ files: sent });
    bench.pass(1);
    await uploaded('left.pdf');
    await bench.caller({ as: 'sam' }).open({ files: (await bench.caller({ as: 'sam' }).upload(pdf())).data.id });
    const [tickets, files] = await exported();
    expect(tickets).toMatchObject([{ conversation: [{ files: [{ id: sent, name: 'sent.pdf', kind: 'pdf' }] }] }]);
    expect(files).toMatchObject([
      { name: 'left.pdf', base64: pdf('left.pdf').toString('base64') },
      { name: 'sent.pdf', base64: pdf('sent.pdf').toString('base64') },
    ]);
    await erase('mia');
    expect(await rows()).toHaveLength(1);
  });

  it('exports up to 10 MB, newest first, and names the rest', async () => {
    for (const name of ['old', 'new']) {
      bench.pass(1);
      await mia().upload('x'.repeat(6_000_000), { name: `${name}.txt` });
    }
    const [, files] = (await exported()) as [unknown, { name: string; base64: string | null }[]];
    expect(files.map(({ name, base64 }) => [name, base64?.length ?? null])).toEqual([
      ['new.txt', 8_000_000],
      ['old.txt', null],
    ]);
  });

  it('keeps staff’s attachments without a name when they leave', async () => {
    const { number } = (await mia().open()).data;
    const { id } = (await staff().upload(pdf(), { number })).data;
    await staff().answer(number, 'See here.', { files: [id] });
    await erase('staff');
    expect(await rows()).toMatchObject([{ id, uploaded_by: null }]);
    expect((await mia().file(id)).status).toBe(200);
  });
});
