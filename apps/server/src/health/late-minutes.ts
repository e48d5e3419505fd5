/** A job this much overdue is late, since workers poll every second. */
export const LATE_MINUTES = 5;
