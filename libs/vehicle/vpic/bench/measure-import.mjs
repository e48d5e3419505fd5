/** `node measure-import.mjs DUMP INDEX`: imports a dump and prints the measurements as a JSON object. */
import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { makeRelease } from '../build-index/make-release.mjs';

// Same as `npm run import -- vpic`.
setFlagsFromString('--heap-growing-percent=40');
const [dump, indexFile] = process.argv.slice(2);
writeFileSync(indexFile, (await makeRelease(dump)).index);
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
const processorSeconds = (userCPUTime + systemCPUTime) / 1e6;
console.log(JSON.stringify({ seconds: performance.now() / 1000, processorSeconds, residentMb: maxRSS / 1000 }));
