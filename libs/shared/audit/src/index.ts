export { ACT_NAMES, type ActName } from './act-name.ts';
export { type Anchor, anchorIn } from './anchor.ts';
export { exportTrail, TrailFileError, verifyExports } from './export-trail.ts';
export { type Act, recordAct } from './record-act.ts';
export { auditMigrations } from './migrations.ts';
export { createSealer, type Sealer } from './sealer.ts';
export type { AuditTables } from './tables.ts';
export { type Verdict, verifyChain } from './verify-chain.ts';
