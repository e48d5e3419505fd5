import type { StaffActs } from './act.ts';

/** Acts of this area; see act.ts. */
export const CONTENT_ACTS: StaffActs = {};
