/** All that is known of tickets; what an act makes stale. */
export const TICKETS_KEY = ['desk', 'tickets'] as const;
