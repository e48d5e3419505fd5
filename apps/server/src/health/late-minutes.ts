/** A job that could have run so long ago is late: workers look each second. */
export const LATE_MINUTES = 5;
