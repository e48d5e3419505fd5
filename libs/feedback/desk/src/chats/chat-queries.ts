/** Base path of chats at the desk. */
export const CHATS = '/staff/chats';

/** Query key of all chats, to invalidate after an action. */
export const CHATS_KEY = ['desk', 'chats'] as const;
