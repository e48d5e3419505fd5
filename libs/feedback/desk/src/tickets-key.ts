/** Query key of all tickets, to invalidate after an action. */
export const TICKETS_KEY = ['desk', 'tickets'] as const;
