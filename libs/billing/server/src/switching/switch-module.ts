import { switchContract } from '@vinlore/billing-domain';
import { defineModule, type ServerModule } from '@vinlore/server-kit';
import { switchOptionsCall } from './calls/options.ts';
import { switchPlanCall } from './calls/switch-plan.ts';
import { undoSwitchCall } from './calls/undo.ts';
import type { SwitchDeps } from './deps.ts';
import { switchMessages } from './messages/index.ts';

/** Members switch a renewing plan to another one (ADR 53). */
export const createSwitchModule = (deps: SwitchDeps): ServerModule =>
  defineModule({
    name: 'plan-switch',
    contract: switchContract,
    messages: switchMessages,
    handlers: {
      switchOptions: switchOptionsCall(deps),
      switchPlan: switchPlanCall(deps),
      undoSwitch: undoSwitchCall(deps),
    },
  });
