export { lapseApprovals } from './approvals/lapse.ts';
export { type ListedApproval, type OperatorApprovals, operatorApprovals } from './approvals/operator.ts';
export { createSecondPerson } from './approvals/second-person.ts';
export type { HealthDesk, Person, StaffDeps } from './deps.ts';
export { createStaffModule } from './staff-module.ts';
