import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SECURITY_EVENTS } from './events.ts';

const document = readFileSync(new URL('../../../../../docs/operations/monitoring.md', import.meta.url), 'utf8').replace(
  /\s+/g,
  ' ',
);

describe('docs/operations/monitoring.md', () => {
  it.each(Object.entries(SECURITY_EVENTS))(
    'documents the security event %s with the same text as the code',
    (name, means) => {
      expect(document).toContain(`\`${name}\` | ${means}`);
    },
  );
});
