import type { StaffActs } from './act.ts';

/** Acts of this area; see act.ts. */
export const SUPPORT_ACTS: StaffActs = {};
