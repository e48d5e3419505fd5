/** Calls about the API for developers: keys, calls, webhooks, and test mode. */
export const platformContract = {};
