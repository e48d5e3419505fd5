import type { Brand } from '@vinlore/brand';
import type { Tx } from '@vinlore/database';
import type { Enqueue } from '@vinlore/jobs';
import { textsIn } from '@vinlore/mail';
import * as v from 'valibot';
import { feedbackServerMessages } from '../messages/index.ts';
import type { FeedbackDeps } from '../deps.ts';
import { lockConversation, messagesAfter, purgeConversations, updateConversation } from './conversation-store.ts';
import { answerLetter, supportLetter } from './letters.ts';

/** Minimum time between emails to support per chat; messages in between go into the next one. */
const SUPPORT_QUIET_MS = 60_000;
/** A visitor who hasn't fetched a reply after this time has left and gets it by email. */
const VISITOR_LEFT_MS = 60_000;

const Payload = v.object({ conversation: v.pipe(v.string(), v.uuid()) });

/** Enqueues background work in the current transaction. */
export interface ChatMails {
  /** Notifies support of a visitor's message. */
  tellSupport(tx: Tx, conversation: string): Promise<void>;
  /** Emails replies that the visitor's browser hasn't fetched by then. */
  mailAnswers(tx: Tx, conversation: string): Promise<void>;
}

/** Background jobs of the live chat: emails to support, emails to visitors who left, and the purge. */
export function defineChatJobs({ database, jobs, mail, brands, origin, clock }: FeedbackDeps): ChatMails {
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
        await mail.send(tx, supportLetter(brand, await textIn(brand.language), ticket, news, origin(brand)));
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
