import { switchOptions, switchPlan, undoSwitch } from './switch-plan.ts';

/** Calls for changing plans. */
export const switchContract = { switchOptions, switchPlan, undoSwitch };
