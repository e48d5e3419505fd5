import { apiKeys, apiKeyUse, changeApiKey, createApiKey, removeApiKey, rollApiKey } from './keys.ts';
import { memberApiKeys, removeMemberApiKey } from './staff-keys.ts';

/** Calls about the API for developers: keys and their use. */
export const platformContract = { apiKeys, createApiKey, changeApiKey, rollApiKey, removeApiKey, apiKeyUse };

/** The desk's calls about members' keys. */
export const platformStaffContract = { memberApiKeys, removeMemberApiKey };
