/** Whether the chosen date is in the future. @param at value of a `datetime-local` input */
export const isAhead = (at: string): boolean => new Date(at).getTime() > Date.now();
