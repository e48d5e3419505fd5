import { feedbackContract } from '@vinlore/feedback-domain';
import { defineModule, type ServerModule } from '@vinlore/server-kit';
import { defineRelease } from './assign/release.ts';
import { chatCall } from './calls/chat.ts';
import { chatEmailCall } from './calls/chat-email.ts';
import { chatSendCall } from './calls/chat-send.ts';
import { chatUnreadCall } from './calls/chat-unread.ts';
import type { ChatDeps } from './calls/deps.ts';
import {
  staffChatAnswerCall,
  staffChatAssignCall,
  staffChatCall,
  staffChatNoteCall,
  staffChatsCall,
  staffChatWritingCall,
  staffChatStateCall,
} from './calls/staff-chats.ts';
import { type ChatDesk, chatDesk } from './chat/chat-desk.ts';
import { defineChatJobs } from './chat/chat-jobs.ts';
import { chatKeeper } from './chat/chat-keeper.ts';
import { feedbackServerMessages } from './messages/index.ts';
import { feedbackMigrations } from './migrations.ts';
import type { FeedbackDeps } from './deps.ts';

/** The feedback module of one process. */
export interface Feedback {
  readonly module: ServerModule;
  /** For the command line. */
  readonly desk: ChatDesk;
}

/** Creates the feedback module, in every process that serves its calls or runs its jobs. */
export function createFeedback(deps: FeedbackDeps): Feedback {
  const { database, signer, agentsOf, colleagueNames, clock } = deps;
  defineRelease(deps, 'feedback.release-chats', 'feedback_conversation');
  const mails = defineChatJobs(deps);
  const desk = chatDesk(database, mails, colleagueNames, clock);
  const chatDeps: ChatDeps = { database, signer, mails, desk, agentsOf, colleagueNames, clock };
  const module = defineModule({
    name: 'feedback',
    contract: feedbackContract,
    handlers: {
      chat: chatCall(chatDeps),
      chatUnread: chatUnreadCall(chatDeps),
      chatSend: chatSendCall(chatDeps),
      chatEmail: chatEmailCall(chatDeps),
      staffChats: staffChatsCall(chatDeps),
      staffChat: staffChatCall(chatDeps),
      staffChatAnswer: staffChatAnswerCall(chatDeps),
      staffChatAssign: staffChatAssignCall(chatDeps),
      staffChatNote: staffChatNoteCall(chatDeps),
      staffChatWriting: staffChatWritingCall(chatDeps),
      staffChatState: staffChatStateCall(chatDeps),
    },
    migrations: feedbackMigrations,
    messages: feedbackServerMessages,
    keepers: [chatKeeper(database)],
  });
  return { module, desk };
}
