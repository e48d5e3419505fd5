import { switchOptions, switchPlan, undoSwitch } from './switch-plan.ts';

/** Calls by which a member switches to another plan. */
export const switchContract = { switchOptions, switchPlan, undoSwitch };
