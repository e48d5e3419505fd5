import type { Command } from './command.ts';

/** Commands by name, loaded lazily so that `decode` starts in milliseconds. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  approvals: () => import('./approvals.ts').then((module) => module.approvals),
  audit: () => import('./audit.ts').then((module) => module.audit),
  brand: () => import('./brand.ts').then((module) => module.brand),
  chat: () => import('./chat.ts').then((module) => module.chat),
  coupon: () => import('./coupon.ts').then((module) => module.coupon),
  data: () => import('./data.ts').then((module) => module.data),
  decode: () => import('./decode.ts').then((module) => module.decode),
  drill: () => import('./drill.ts').then((module) => module.drill),
  keys: () => import('./keys.ts').then((module) => module.keys),
  import: () => import('./import.ts').then((module) => module.importFile),
  migrate: () => import('./migrate.ts').then((module) => module.migrate),
  samples: () => import('./samples.ts').then((module) => module.samples),
  sandbox: () => import('./sandbox.ts').then((module) => module.sandbox),
  user: () => import('./user.ts').then((module) => module.user),
  backup: () => import('./backup.ts').then((module) => module.backup),
  restore: () => import('./restore.ts').then((module) => module.restore),
  worker: () => import('./worker.ts').then((module) => module.worker),
};
