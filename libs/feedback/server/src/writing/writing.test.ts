import { WRITING_MS } from '@vinlore/feedback-domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNTS, type ChatBench, createChatBench } from '../testing/chat-bench.ts';
import { createSupportBench, type SupportBench } from '../testing/support-bench.ts';

let tickets: SupportBench;
let chats: ChatBench;
beforeAll(async () => {
  [tickets, chats] = await Promise.all([createSupportBench(), createChatBench()]);
});
afterAll(() => Promise.all([tickets.database.drop(), chats.database.drop()]));

const staff = () => tickets.caller({ as: 'staff' });
const boss = () => tickets.caller({ as: 'boss' });
const opened = async () => (await tickets.caller({ as: 'mia' }).open()).data.number;
const writing = async (number: string) => (await boss().desk(number)).data.writing;
const ANA = { id: ACCOUNTS.staff.id, name: 'Ana' };

describe('who is writing', () => {
  it('is shown to colleagues for half a minute after the last keystroke', async () => {
    const number = await opened();
    expect(await writing(number)).toEqual([]);
    await staff().types(number);
    expect(await writing(number)).toEqual([ANA]);
    tickets.pass(WRITING_MS);
    expect(await writing(number)).toEqual([ANA]);
    await staff().types(number);
    tickets.pass(WRITING_MS + 1);
    expect(await writing(number)).toEqual([]);
  });

  it('ends when the message is sent, and with the account', async () => {
    const [one, other] = [await opened(), await opened()];
    await staff().types(one);
    await staff().answer(one, 'Done.');
    expect(await writing(one)).toEqual([]);
    await staff().types(other);
    const [keeper] = tickets.tickets.module.keepers;
    await tickets.database.transaction((tx) => keeper!.erase(tx, tickets.owner('staff')));
    expect(await writing(other)).toEqual([]);
  });

  it('works in a chat, too', async () => {
    const visitor = chats.visitor();
    const { number } = (await visitor.say('Hello?')).data;
    const [one, other] = [chats.visitor({ as: 'staff' }), chats.visitor({ as: 'boss' })];
    await one.types(number);
    expect((await other.chat(number)).data.writing).toEqual([ANA]);
    expect(JSON.stringify(await visitor.read())).not.toMatch(/Ana|writing/);
    await one.answer(number, 'Hi.');
    expect((await other.chat(number)).data.writing).toEqual([]);
  });

  it('security: is limited to the brand’s support, and never shown to members', async () => {
    const number = await opened();
    const mia = tickets.caller({ as: 'mia' });
    expect((await mia.types(number)).status).toBe(403);
    expect((await tickets.caller({ as: 'writer' }).types(number)).status).toBe(403);
    expect((await tickets.caller({ brand: 'other', as: 'staff' }).types(number)).status).toBe(404);
    await staff().types(number);
    expect(JSON.stringify(await mia.own(number))).not.toMatch(/Ana|writing/);
  });
});
