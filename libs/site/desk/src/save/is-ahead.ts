/** Whether a moment that was picked is still to come. @param at as `datetime-local` writes it */
export const isAhead = (at: string): boolean => new Date(at).getTime() > Date.now();
