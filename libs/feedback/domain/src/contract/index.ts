import { chat } from './chat.ts';
import { chatEmail } from './chat-email.ts';
import { chatSend } from './chat-send.ts';
import { staffChat } from './staff-chat.ts';
import { staffChatAnswer } from './staff-chat-answer.ts';
import { staffChats } from './staff-chats.ts';

/** Calls around feedback, support tickets and live chat. */
export const feedbackContract = { chat, chatSend, chatEmail, staffChats, staffChat, staffChatAnswer };
