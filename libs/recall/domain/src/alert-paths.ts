/** The pages that the links of mails about new recalls open; drawing one does nothing with its token, only its button does. */
export const CONFIRM_ALERT_PATH = '/recall-alerts/confirm';
export const END_ALERT_PATH = '/recall-alerts/end';

/** The page of the recall check; `?year=&make=&model=` shows a vehicle's. */
export const RECALLS_PATH = '/recalls';
