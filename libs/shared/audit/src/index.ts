export { type Act, recordAct } from './record-act.ts';
export { auditMigrations } from './migrations.ts';
export type { AuditTables } from './tables.ts';
