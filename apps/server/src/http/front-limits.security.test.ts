import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLogger, NO_SECURITY_LOG } from '@vinlore/server-kit';
import { testBrand } from '@vinlore/testing-node';
import { describe, expect, it } from 'vitest';
import { createFrontLimits } from './front-limits.ts';

const brand = testBrand({ key: 'open' });

function front(points: number, trustProxy: readonly string[] = []) {
  const [lines, events]: [string[], unknown[]] = [[], []];
  const log = createLogger('warn', { write: (line) => void lines.push(line) });
  const security = { ...NO_SECURITY_LOG, record: (...event: unknown[]) => void events.push(event) };
  const limits = createFrontLimits({ points, trustProxy, security, log });
  const ask = (kind: 'page' | 'file', from: string, headers: Record<string, string> = {}) => {
    const sent: { status: number; headers: Record<string, unknown>; body: string } = {
      status: 200,
      headers: {},
      body: '',
    };
    const response = {
      writeHead: (status: number, more: Record<string, unknown>) => Object.assign(sent, { status, headers: more }),
      end: (body: unknown) => (sent.body = String(body)),
    } as unknown as ServerResponse;
    const request = { method: 'GET', headers, socket: { remoteAddress: from } } as unknown as IncomingMessage;
    limits.refuses(kind, brand, request, response);
    return sent;
  };
  return { ask, lines, events };
}

describe('front rate limits', () => {
  it("the 61st page of a visitor gets a 429 page; other visitors aren't affected", () => {
    const { ask, events } = front(60);
    for (let page = 0; page < 60; page++) expect(ask('page', '198.51.100.1').status).toBe(200);
    const over = ask('page', '198.51.100.1');
    expect(over.status).toBe(429);
    expect(over.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
    expect(over.body).toContain('Too many requests');
    expect(ask('page', '198.51.100.2').status).toBe(200);
    expect(events).toEqual([['rate.limited', { brand: 'open', row: 'page', address: '198.51.100.1' }]]);
  });

  it('generated files have a separate budget, four times as large', () => {
    const { ask } = front(10);
    for (let file = 0; file < 40; file++) expect(ask('file', '198.51.100.1').status).toBe(200);
    expect(ask('file', '198.51.100.1').status).toBe(429);
    expect(ask('page', '198.51.100.1').status).toBe(200);
  });

  it("a visitor behind a trusted proxy is counted by their own address, which they can't forge", () => {
    const { ask } = front(1, ['127.0.0.1']);
    const by = (forwarded: string) => ask('page', '127.0.0.1', { 'x-forwarded-for': forwarded }).status;
    expect([by('198.51.100.1'), by('203.0.113.9, 198.51.100.1'), by('198.51.100.2')]).toEqual([200, 429, 200]);
  });

  it('logs an unlisted proxy on this machine once; 0 disables the limits', () => {
    const { ask, lines } = front(1);
    for (let at = 0; at < 5; at++)
      expect(ask('page', '127.0.0.1', { 'x-forwarded-for': '198.51.100.1' }).status).toBe(200);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('Set TRUST_PROXY');
    const { ask: unlimited } = front(0);
    for (let at = 0; at < 5; at++) expect(unlimited('page', '198.51.100.1').status).toBe(200);
  });
});
