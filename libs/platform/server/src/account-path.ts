/** Page that emails about keys and webhooks lead to. */
export const ACCOUNT_PATH = '/members/dashboard';
