import type { Brand } from '@vinlore/brand';
import type { Tx } from '@vinlore/database';
import type { Enqueue } from '@vinlore/jobs';
import { textsIn } from '@vinlore/mail';
import * as v from 'valibot';
import { feedbackServerMessages } from '../messages/index.ts';
import type { FeedbackDeps } from '../deps.ts';
import { lockConversation, messagesAfter, purgeConversations, updateConversation } from './conversation-store.ts';
import { answerLetter, supportLetter } from './letters.ts';

/** Support gets at most one mail in this time for one conversation; what is said meanwhile comes with the next. */
const SUPPORT_QUIET_MS = 60_000;
/** A visitor who has not got an answer after this time has left, and gets it by mail. */
const VISITOR_LEFT_MS = 60_000;

const Payload = v.object({ conversation: v.pipe(v.string(), v.uuid()) });

/** What calls have done in the background, in the acting transaction. */
export interface ChatMails {
  /** Tells support what a visitor said. */
  tellSupport(tx: Tx, conversation: string): Promise<void>;
  /** Mails the answers that a visitor's browser has not fetched by then. */
  mailAnswers(tx: Tx, conversation: string): Promise<void>;
}

/** Background work of the live chat: mails to support, mails to visitors who have left, the purge. */
export function defineChatJobs({ database, jobs, mail, brands, clock }: FeedbackDeps): ChatMails {
  const textIn = textsIn(feedbackServerMessages);
  const brandOf = (key: string): Brand | undefined => brands.find((brand) => brand.key === key);

  const enqueueSupport: Enqueue<v.InferInput<typeof Payload>> = jobs.define(
    'feedback.chat-to-support',
    Payload,
    ({ conversation: id }) =>
      database.transaction(async (tx) => {
        const kept = await lockConversation(tx, id);
        const brand = kept && brandOf(kept.brand);
        if (!kept || !brand) return;
        const said = await messagesAfter(tx, id, kept.support_mailed);
        const news = said.filter(({ from }) => from === 'visitor');
        if (news.length === 0) return;
        const now = clock();
        const quietUntil = (kept.support_mailed_at?.getTime() ?? 0) + SUPPORT_QUIET_MS;
        if (quietUntil > now.getTime()) {
          await enqueueSupport(tx, { conversation: id }, { startAfter: new Date(quietUntil) });
          return;
        }
        const ticket = { number: kept.number, email: kept.email, accountId: kept.account_id };
        await mail.send(tx, supportLetter(brand, await textIn(brand.language), ticket, news));
        await updateConversation(tx, id, { support_mailed: said.at(-1)!.seq, support_mailed_at: now });
      }),
    { retries: 5 },
  );

  const enqueueAnswers = jobs.define(
    'feedback.chat-to-visitor',
    Payload,
    ({ conversation: id }) =>
      database.transaction(async (tx) => {
        const kept = await lockConversation(tx, id);
        const brand = kept && brandOf(kept.brand);
        if (!kept || !brand || kept.email === null) return;
        const unread = await messagesAfter(tx, id, Math.max(kept.visitor_seen, kept.visitor_mailed));
        const answers = unread.filter(({ from }) => from === 'support');
        if (answers.length === 0) return;
        const to = { number: kept.number, to: kept.email };
        await mail.send(tx, answerLetter(brand, await textIn(kept.language), to, answers));
        await updateConversation(tx, id, { visitor_mailed: unread.at(-1)!.seq });
      }),
    { retries: 5 },
  );

  jobs.define('feedback.purge-chats', v.object({}), () => purgeConversations(database, clock()), {
    retries: 3,
    schedule: '33 3 * * *',
  });

  return {
    tellSupport: async (tx, conversation) => void (await enqueueSupport(tx, { conversation })),
    mailAnswers: async (tx, conversation) => {
      const startAfter = new Date(clock().getTime() + VISITOR_LEFT_MS);
      await enqueueAnswers(tx, { conversation }, { startAfter });
    },
  };
}
