import { sandboxPayRoutine } from '../gateways/sandbox/routines.ts';
import { orderRoutines } from '../orders/routines.ts';

/** Functions of the purchase module. */
export const purchaseRoutines = [...orderRoutines, sandboxPayRoutine];
