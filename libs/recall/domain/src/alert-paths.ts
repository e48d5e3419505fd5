/** Paths of the pages that recall alert emails link to. Opening one does nothing; only its button uses the token. */
export const CONFIRM_ALERT_PATH = '/recall-alerts/confirm';
export const END_ALERT_PATH = '/recall-alerts/end';

/** Path of the recall check; `?year=&make=&model=` shows a vehicle's recalls. */
export const RECALLS_PATH = '/recalls';
