/** Endpoints of an account per mode. */
export const MOST_WEBHOOKS = 20;
/** Maximum length of an endpoint's URL. */
export const LONGEST_WEBHOOK_URL = 500;
/** Hours during which both the old and the new secret sign, after a roll. */
export const WEBHOOK_OVERLAP_HOURS = 24;
/** Days of nothing but failures after which an endpoint is disabled. */
export const WEBHOOK_FAILING_DAYS = 5;
/** Days for which events and deliveries are kept. */
export const WEBHOOK_KEPT_DAYS = 30;
