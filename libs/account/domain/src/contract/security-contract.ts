import { changePassword } from './change-password.ts';
import { endSessions } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';

/** Calls by which a member keeps their account safe. */
export const securityContract = { changePassword, endSessions, listSessions };
