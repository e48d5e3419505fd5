export { type TestDatabase, createTestDatabase } from './create-test-database.ts';
export { hostFor } from './host-for.ts';
export { NO_LIMITS, OPEN_GATES, STAFF_BY_PERMISSION, STAFF_ID } from './open-api.ts';
export { paperFaults, type PaperMargins, plain, type SetPaper } from './paper-faults.ts';
export { placesOf } from './places-of.ts';
export { readPdf, type ReadPdf, type TextRun } from './read-pdf.ts';
export { sized } from './sized.ts';
export { type TestBrandOverrides, testBrand } from './test-brand.ts';
export { zipOf } from './zip-of.ts';
