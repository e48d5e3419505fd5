/** Regenerates docs/specification-coverage.md and lists statements without a test or decision. */
import './src/node-version.mjs';
import { writeFileSync } from 'node:fs';
import { COVERAGE, coverSpecification } from './src/coverage-list/coverage.mjs';
import { at } from './src/workspace.mjs';

const { document, problems } = coverSpecification();
writeFileSync(at(COVERAGE), document);
console.log(problems.length > 0 ? problems.join('\n') : `${COVERAGE} is complete.`);
process.exitCode = problems.length > 0 ? 1 : 0;
