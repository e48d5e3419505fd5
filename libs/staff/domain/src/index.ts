export { type Approval, ApprovalSchema, type Colleague, ColleagueSchema } from './approval.ts';
export { type AuditEntry, AuditEntrySchema } from './contract/audit.ts';
export { staffContract } from './contract/index.ts';
export { MOST_WAITING, WAITING_FOR, WAITING_KINDS, type WaitingKind } from './waiting.ts';
