import { changePassword } from './change-password.ts';
import { endSessions } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';

/** Routes for a member's security settings. */
export const securityContract = { changePassword, endSessions, listSessions };
