import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Brand, brandsByHost, hostName } from './index.ts';

const brand = (key: string, ...domains: string[]) => ({ key, domains }) as Brand;
const find = brandsByHost([
  brand('one', 'one.localhost', 'localhost', '127.0.0.1', '[::1]'),
  brand('two', 'two.example'),
]);

describe('brandsByHost', () => {
  it('decisions §1: a domain names its brand, with any port, case and trailing dot', () => {
    expect(find('one.localhost')?.key).toBe('one');
    expect(find('TWO.example:8443')?.key).toBe('two');
    expect(find('two.example.')?.key).toBe('two');
    expect(find('localhost:3000')?.key).toBe('one');
    expect(find('[::1]:3000')?.key).toBe('one');
  });

  it('spec §7: members., dev. and app. name the same brand', () => {
    for (const prefix of ['members.', 'dev.', 'app.']) expect(find(`${prefix}two.example`)?.key).toBe('two');
  });

  it('decisions §1: any other host is not ours', () => {
    for (const host of [
      '',
      null,
      undefined,
      'other.example',
      'www.two.example',
      'two.example.evil',
      'members.dev.two.example',
      'two.example/x',
      'a b',
    ]) {
      expect(find(host)).toBeNull();
    }
  });

  it('no text whatever breaks it or finds a brand that it does not spell', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (host) => {
        const found = find(host);
        if (found) expect(found.domains.some((domain) => hostName(host)!.endsWith(domain))).toBe(true);
      }),
    );
  });

  it('two brands cannot claim one domain', () => {
    expect(() => brandsByHost([brand('a', 'x.example'), brand('b', 'x.example')])).toThrow('x.example');
  });
});
