import { COMMANDS } from './cli/commands.ts';

async function main([name = '', ...args]: readonly string[]): Promise<number> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) {
    process.stderr.write(`Unknown command "${name}". Commands: ${Object.keys(COMMANDS).join(', ')}.\n`);
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
