/** Where chats are at the desk. */
export const CHATS = '/staff/chats';

/** All that is known of chats; what an act makes stale. */
export const CHATS_KEY = ['desk', 'chats'] as const;
