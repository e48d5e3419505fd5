import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';
import type { Command } from './cli/command.ts';

/**
 * The command line as the build makes it. `decode` is a file of its own whose code was compiled by the build: a VIN is
 * decoded before the modules of the whole product could be found. All other commands are in `cli.js`.
 */

const folder = import.meta.dirname;
const decodeFile = join(folder, 'decode.cjs');
const codeFile = `${decodeFile}.code`;
const SAMPLE_VIN = '1HGCM82633A004352';

/** Compiled code; V8 takes it only from this very version of itself, and else compiles anew. */
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

/** Where all commands are, and the words for what can go wrong. Not a literal, so that it is not made part of this file. */
const allCommands = './cli.js';

async function start([name, ...args]: readonly string[]): Promise<void> {
  if (name === 'keep-code') return keepCode();
  if (name !== 'decode') return void (await import(/* @vite-ignore */ allCommands));
  try {
    process.exitCode = await loadDecode().decode(args);
  } catch (error) {
    // Without an index nothing was said yet: `cli.js` finds the same, and says what to do.
    if ((error as Error).name !== 'VpicIndexError') throw error;
    await import(/* @vite-ignore */ allCommands);
  }
}

/** The last step of the build: keeps the code that decoding a VIN with the data of the build takes. */
async function keepCode(): Promise<void> {
  process.env['DATA_DIR'] = join(folder, 'no-data');
  const { script, decode } = loadDecode();
  await decode([SAMPLE_VIN]);
  await decode(['--ndjson', '--full', SAMPLE_VIN]);
  writeFileSync(codeFile, script.createCachedData());
}

void start(process.argv.slice(2));
