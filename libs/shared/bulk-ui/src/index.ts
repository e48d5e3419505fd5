export { Bulk, type BulkProps } from './bulk.tsx';
export { bulkScreenMessages } from './messages/index.ts';
export { KindSwitch, type KindSwitchProps } from './kind-switch.tsx';
export { ProblemTable } from './problem-table.tsx';
