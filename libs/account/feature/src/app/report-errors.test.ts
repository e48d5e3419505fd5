import { profileContract } from '@vinlore/account-domain';
import { CallError } from '@vinlore/contract';
import { connectionLost, fakeServer, on } from '@vinlore/testing-web';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { createErrorReports, reportOf, watchWindow } from './report-errors.ts';

const place = { pathname: '/members/dashboard' };

describe('reportOf', () => {
  it('docs/decisions.md §3: any thrown value is turned into a valid report or skipped', () => {
    const thrown = fc.oneof(
      fc.anything(),
      fc.string({ maxLength: 9000 }),
      fc.string({ maxLength: 9000 }).map((text) => new Error(text)),
    );
    fc.assert(
      fc.property(thrown, fc.string({ maxLength: 400 }), (error, path) => {
        const report = reportOf(error, path);
        if (report !== null) expect(v.is(profileContract.logs.request, report)).toBe(true);
      }),
    );
  });

  it('reports a thrown value that can’t be converted to a string', () => {
    expect(reportOf({ toString: 0 }, '/members')).toMatchObject({ message: expect.stringMatching(/./) });
  });

  it('skips failed calls: the user saw the error and the server logged it', () => {
    expect(reportOf(new CallError('refused', 'ana@example.com is not a member', 422), place.pathname)).toBeNull();
  });
});

describe('createErrorReports', () => {
  it('reports each message once, without personal data', async () => {
    const server = fakeServer([on(profileContract.logs, () => null)]);
    const report = createErrorReports(server.call, place);
    const broken = new TypeError('x is undefined');
    report(broken);
    report(new TypeError('x is undefined'));
    report('a text');
    await vi.waitFor(() => expect(server.requests).toHaveLength(2));
    expect(server.requests.map(({ input }) => input)).toEqual([
      { message: 'x is undefined', stack: broken.stack!.slice(0, 4000), path: '/members/dashboard' },
      { message: 'a text', path: '/members/dashboard' },
    ]);
    expect(server.requests[0]!.headers.get('bearer')).toBeNull();
  });

  it('stops after ten reports', async () => {
    const server = fakeServer([on(profileContract.logs, () => null)]);
    const report = createErrorReports(server.call, place);
    for (let count = 0; count < 30; count++) report(`failure ${count}`);
    await vi.waitFor(() => expect(server.requests).toHaveLength(10));
    report('one more');
    expect(server.requests).toHaveLength(10);
  });

  it('fails silently when the server is unreachable', async () => {
    const lost = vi.fn(connectionLost);
    createErrorReports(fakeServer([on(profileContract.logs, lost)]).call, place)('a text');
    await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce());
  });
});

describe('watchWindow', () => {
  it('reports uncaught errors and rejections until stopped', () => {
    const report = vi.fn();
    const stop = watchWindow(report);
    const error = new Error('broken');
    const rejection = () => Object.assign(new Event('unhandledrejection'), { reason: error });
    window.dispatchEvent(new ErrorEvent('error', { error, message: 'broken' }));
    window.dispatchEvent(rejection());
    stop();
    window.dispatchEvent(rejection());
    expect(report.mock.calls).toEqual([[error], [error]]);
  });
});
