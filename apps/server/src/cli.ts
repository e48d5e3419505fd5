import type { Command } from './cli/command.ts';

/** Commands by name; each is loaded only when called, so that `decode` starts in milliseconds. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  approvals: () => import('./cli/approvals.ts').then((module) => module.approvals),
  audit: () => import('./cli/audit.ts').then((module) => module.audit),
  brand: () => import('./cli/brand.ts').then((module) => module.brand),
  chat: () => import('./cli/chat.ts').then((module) => module.chat),
  coupon: () => import('./cli/coupon.ts').then((module) => module.coupon),
  data: () => import('./cli/data.ts').then((module) => module.data),
  decode: () => import('./cli/decode.ts').then((module) => module.decode),
  keys: () => import('./cli/keys.ts').then((module) => module.keys),
  import: () => import('./cli/import.ts').then((module) => module.importFile),
  migrate: () => import('./cli/migrate.ts').then((module) => module.migrate),
  samples: () => import('./cli/samples.ts').then((module) => module.samples),
  sandbox: () => import('./cli/sandbox.ts').then((module) => module.sandbox),
  user: () => import('./cli/user.ts').then((module) => module.user),
  backup: () => import('./cli/backup.ts').then((module) => module.backup),
  restore: () => import('./cli/restore.ts').then((module) => module.restore),
  worker: () => import('./cli/worker.ts').then((module) => module.worker),
};

async function main([name = '', ...args]: readonly string[]): Promise<number> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) {
    process.stderr.write(`There is no command "${name}". Commands: ${Object.keys(COMMANDS).join(', ')}.\n`);
    return 2;
  }
  return (await load())(args);
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  async (error: unknown) => {
    const { stopWithWords } = await import('./start/stop-with-words.ts');
    stopWithWords(error);
  },
);
