import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeLink } from './safe-link.ts';

const here = (path: string) => path;
const ORIGIN = 'https://own.example';

describe('links in content can only be http, https, mailto, a path, or an anchor', () => {
  it.each([
    ['/pricing', { href: '/pricing', external: false }],
    ['#plans', { href: '#plans', external: false }],
    [' /a?b=c#d ', { href: '/a?b=c#d', external: false }],
    ['https://www.nhtsa.gov/recalls', { href: 'https://www.nhtsa.gov/recalls', external: true }],
    ['HTTP://a.example', { href: 'HTTP://a.example', external: true }],
    ['mailto:help@a.example', { href: 'mailto:help@a.example', external: false }],
  ])('accepts %s', (written, link) => expect(safeLink(written, here)).toEqual(link));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://a.example/1',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'http:///evil.example',
    'https://',
    'mailto:a@b.example/javascript:x',
    'pricing',
    '',
  ])('rejects %j', (written) => expect(safeLink(written, here)).toBeNull());

  it('localizes internal paths and nothing else', () => {
    const spanish = (path: string) => `/es${path}`;
    expect(safeLink('/pricing', spanish)!.href).toBe('/es/pricing');
    expect(safeLink('https://a.example/', spanish)!.href).toBe('https://a.example/');
  });

  it('never outputs a script URL, and marks every URL that leaves the site', () => {
    const hostile = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc
        .tuple(
          fc.constantFrom('javascript:', 'data:', '/', '//', '/\\', 'https:', 'https://', 'mailto:', '#', '\t', ' '),
          fc.string(),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(hostile, (written) => {
        const link = safeLink(written, here);
        if (!link) return;
        const url = new URL(link.href, ORIGIN);
        expect(['http:', 'https:', 'mailto:']).toContain(url.protocol);
        if (!link.external && url.protocol !== 'mailto:') expect(url.origin).toBe(ORIGIN);
      }),
      { numRuns: 300 },
    );
  });
});
