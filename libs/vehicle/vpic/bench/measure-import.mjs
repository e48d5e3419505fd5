/** `node measure-import.mjs DUMP INDEX`: imports a dump and prints what that took as one JSON object. */
import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { readDump } from '../build-index/read-dump.mjs';
import { collectRelease, WANTED } from '../build-index/release.mjs';

// As `npm run import -- vpic` has it.
setFlagsFromString('--heap-growing-percent=40');
const [dump, indexFile] = process.argv.slice(2);
const collected = collectRelease();
const { release } = await readDump(dump, { tables: WANTED, onRow: (table, cells) => collected.row(table, cells) });
writeFileSync(indexFile, collected.finish({ release }).index);
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
const processorSeconds = (userCPUTime + systemCPUTime) / 1e6;
console.log(JSON.stringify({ seconds: performance.now() / 1000, processorSeconds, residentMb: maxRSS / 1000 }));
