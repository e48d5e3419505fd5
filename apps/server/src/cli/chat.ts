import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { feedbackContract } from '@vinlore/feedback-domain';
import type { ChatDesk } from '@vinlore/feedback-server';
import * as v from 'valibot';
import { withHelp } from './command.ts';
import type { Product } from '../product.ts';
import { type Outcome, printOutcome } from './outcome.ts';
import { withProduct } from './with-product.ts';

const USAGE = `Usage: npm run chat -- list   --brand KEY                        lists conversations that need a reply
       npm run chat -- read   --brand KEY --number N            shows a conversation
       npm run chat -- answer --brand KEY --number N --text T   replies as support
`;

const mistake = (words: string): Outcome => ({ code: 2, words: `${words}\n\n${USAGE}` });

async function list(desk: ChatDesk, brand: string): Promise<Outcome> {
  const { conversations, more } = await desk.list(brand, { state: 'waiting' });
  const lines = conversations.map(
    ({ number, messages, last_message_at, email }) =>
      `${number}  ${last_message_at.toISOString()}  ${messages} messages  ${email ?? 'no email'}\n`,
  );
  if (more) lines.push('… and more: see /staff/chats.\n');
  return { code: 0, words: lines.join('') || 'No conversations need a reply.\n' };
}

async function read(desk: ChatDesk, brand: string, number: string): Promise<Outcome> {
  const found = await desk.read(brand, number, 0);
  if (!found) return mistake(`${brand} has no conversation ${number}.`);
  return { code: 0, words: found.messages.map(({ sent_at, from, text }) => `${sent_at}  ${from}: ${text}\n`).join('') };
}

async function answer(desk: ChatDesk, brand: string, input: { number: string; text: string }): Promise<Outcome> {
  const added = await desk.answer({ brand, actor: null }, { ...input, messageId: randomUUID() });
  if (added === 'gone') return mistake(`${brand} has no conversation ${input.number}.`);
  if (added === 'full') return { code: 1, words: `Conversation ${input.number} is full. Reply by email.\n` };
  return {
    code: 0,
    words: `Answered ${input.number}. If the visitor has left, we email the reply when we have an address.\n`,
  };
}

/** Executes the command. */
export async function workChat(
  { chatDesk, brands }: Pick<Product, 'chatDesk' | 'brands'>,
  args: readonly string[],
): Promise<Outcome> {
  const text = { type: 'string' } as const;
  let parsed;
  try {
    const options = { brand: text, number: text, text };
    parsed = parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    return mistake(error instanceof Error ? error.message : 'The arguments cannot be read.');
  }
  const { values, positionals } = parsed;
  const brand = brands.find(({ key }) => key === values.brand)?.key;
  if (!brand) return mistake(`--brand takes ${brands.map(({ key }) => key).join(', ')}.`);
  const [action] = positionals;
  if (action === 'list') return list(chatDesk, brand);
  if (action !== 'read' && action !== 'answer') return mistake('Use list, read, or answer.');
  const { number: numberRule, text: textRule } = feedbackContract.staffChatAnswer.request.entries;
  const number = v.safeParse(numberRule, values.number);
  if (!number.success) return mistake('--number must be a conversation number such as 7K2M-94QX.');
  if (action === 'read') return read(chatDesk, brand, number.output);
  const said = v.safeParse(textRule, values.text);
  if (!said.success) return mistake('--text must be 1 to 2,000 characters.');
  return answer(chatDesk, brand, { number: number.output, text: said.output });
}

/** `npm run chat`: reads and answers the live chat from a shell. */
export const chat = withHelp(USAGE, (args) =>
  withProduct(async (product) => printOutcome(await workChat(product, args))),
);
