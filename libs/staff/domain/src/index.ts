export type { Approval, Colleague } from './approval.ts';
export type { AuditEntry } from './contract/audit.ts';
export { staffContract } from './contract/index.ts';
export {
  type FailedJobs,
  type Finding,
  type FindingName,
  FINDINGS,
  type Health,
  HEALTH_PARTS,
  type HealthPart,
  type PartHealth,
  severityOf,
} from './health.ts';
export { MOST_WAITING, WAITING_FOR, WAITING_KINDS, type WaitingKind } from './waiting.ts';
