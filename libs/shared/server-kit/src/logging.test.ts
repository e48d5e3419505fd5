import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { createLogger } from './index.ts';

function logged(...entry: [object, string]): { line: string; facts: Record<string, unknown> } {
  let line = '';
  createLogger('info', { write: (text) => (line = text) }).error(...entry);
  return { line, facts: JSON.parse(line) as Record<string, unknown> };
}

describe('logs contain no personal data', () => {
  it.each(['err', 'error'])('logs the type, code, message, and stack of an error under "%s"', (key) => {
    const error = Object.assign(new TypeError('It broke'), { code: '23505' });
    expect(logged({ [key]: error }, 'a call failed unexpectedly').facts).toMatchObject({
      msg: 'a call failed unexpectedly',
      [key]: { type: 'TypeError', code: '23505', message: 'It broke', stack: expect.stringContaining('logging.test') },
    });
  });

  it('leaves out what libraries attach to an error: rows, inputs, and recipients', () => {
    const database = Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(ana@example.com) exists.' });
    const mail = Object.assign(new Error('550 <ana@example.com>: no such user'), { rejected: ['ana@example.com'] });
    const input = v.safeParse(v.object({ zip: v.number() }), { zip: 'ana@example.com' });
    for (const error of [database, mail, new v.ValiError(input.issues!), new Error('Sending failed', { cause: mail })])
      expect(logged({ err: error }, 'a call failed unexpectedly').line).not.toContain('ana@');
    expect(logged({ err: mail }, 'a mail').facts['err']).toMatchObject({ message: '550 <[email]>: no such user' });
  });

  it('logs an error that is its own cause', () => {
    const error: Error & { cause?: unknown } = new Error('round and round');
    error.cause = error;
    expect(logged({ err: error }, 'a call failed unexpectedly').line).toContain('round and round');
  });

  it('redacts credentials', () => {
    expect(logged({ token: 'secret', body: { pass: 'secret' } }, 'a login').line).not.toContain('secret');
  });
});
