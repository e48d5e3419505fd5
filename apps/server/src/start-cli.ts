import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';
import type { Command } from './cli/command.ts';

/**
 * The built command line. `decode` is a separate file compiled at build time: a VIN is decoded before the whole
 * product's modules could be found. All other commands are in `cli.js`.
 */

const folder = import.meta.dirname;
const decodeFile = join(folder, 'decode.cjs');
const codeFile = `${decodeFile}.code`;
const SAMPLE_VIN = '1HGCM82633A004352';

/** Compiled code; V8 only accepts it from this exact version, and otherwise recompiles. */
function compiledCode(): Buffer | undefined {
  try {
    return readFileSync(codeFile);
  } catch {
    return undefined;
  }
}

/** Loads the command as Node.js would load a CommonJS module. */
function loadDecode(): { readonly script: Script; readonly decode: Command } {
  const cachedData = compiledCode();
  const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(decodeFile, 'utf8')}\n})`;
  const script = new Script(source, { filename: decodeFile, ...(cachedData && { cachedData }) });
  const module = { exports: {} as { decode: Command } };
  const run = script.runInThisContext() as (...scope: readonly unknown[]) => void;
  run(module.exports, createRequire(decodeFile), module, decodeFile, folder);
  return { script, decode: module.exports.decode };
}

/** All commands, and the error messages. Not a literal, so it isn't bundled into this file. */
const allCommands = './cli.js';

async function start([name, ...args]: readonly string[]): Promise<void> {
  if (name === 'keep-code') return keepCode();
  if (name !== 'decode') return void (await import(/* @vite-ignore */ allCommands));
  try {
    process.exitCode = await loadDecode().decode(args);
  } catch (error) {
    // Without an index, nothing was printed yet: `cli.js` runs into the same error and explains it.
    if ((error as Error).name !== 'VpicIndexError') throw error;
    await import(/* @vite-ignore */ allCommands);
  }
}

/** Last build step: saves the compiled code needed to decode a VIN with the bundled data. */
async function keepCode(): Promise<void> {
  process.env['DATA_DIR'] = join(folder, 'no-data');
  const { script, decode } = loadDecode();
  await decode([SAMPLE_VIN]);
  await decode(['--ndjson', '--full', SAMPLE_VIN]);
  writeFileSync(codeFile, script.createCachedData());
}

void start(process.argv.slice(2));
