/** Restores platform packages in package-lock.json that npm omitted because the current registry lacks them. */
import './src/node-version.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { completeLock } from './src/lock-file.mjs';
import { at } from './src/workspace.mjs';

const lock = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
const added = completeLock(lock);
if (added.length > 0) writeFileSync(at('package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length > 0 ? `Restored:\n${added.join('\n')}` : 'package-lock.json is complete.');
