import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apiBase,
  type Brand,
  brandsByHost,
  cookieDomain,
  deskHost,
  deskOrigin,
  hostName,
  isDeskHost,
  isMembersHost,
  publicHost,
  publicOriginOfDesk,
} from './index.ts';

const brand = (key: string, ...domains: string[]) => ({ key, domains }) as Brand;
const find = brandsByHost([
  brand('one', 'one.localhost', 'localhost', '127.0.0.1', '[::1]'),
  brand('two', 'two.example'),
]);

describe('brandsByHost', () => {
  it('docs/decisions.md §1: a domain names its brand, with any port, case and trailing dot', () => {
    expect(find('one.localhost')?.key).toBe('one');
    expect(find('TWO.example:8443')?.key).toBe('two');
    expect(find('two.example.')?.key).toBe('two');
    expect(find('localhost:3000')?.key).toBe('one');
    expect(find('[::1]:3000')?.key).toBe('one');
  });

  it('spec §7, docs/decisions.md §6: members., dev., app. and desk. name the same brand', () => {
    for (const prefix of ['members.', 'dev.', 'app.', 'desk.']) expect(find(`${prefix}two.example`)?.key).toBe('two');
  });

  it('docs/decisions.md §1: any other host is not ours', () => {
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

  it('no input throws or matches a brand that it does not spell', () => {
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

const apart: Pick<Brand, 'api' | 'domains'> = {
  api: 'app',
  domains: ['two.example', 'app.three.example', 'localhost', '127.0.0.1'],
};
const whole: Pick<Brand, 'api' | 'domains'> = { api: 'same-origin', domains: ['two.example'] };

describe('spec §7: where pages find their API', () => {
  it.each([
    ['https://two.example/members/', 'https://app.two.example'],
    ['https://members.two.example/', 'https://app.two.example'],
    ['https://dev.two.example/', 'https://app.two.example'],
    ['http://two.localhost:3000/', 'http://app.two.localhost:3000'],
  ])('a brand that lists it under app.: pages of %s call %s', (page, base) => {
    expect(apiBase(apart, new URL(page))).toBe(base);
  });

  it.each([
    'https://app.two.example/',
    'https://desk.two.example/',
    'http://localhost:3000/',
    'http://127.0.0.1/',
    'http://[::1]:3000/',
  ])('pages of %s call their own host: nothing can stand before it', (page) =>
    expect(apiBase(apart, new URL(page))).toBe(''),
  );

  it('other brands are same-origin with their API', () => {
    for (const page of ['https://two.example/', 'https://members.two.example/'])
      expect(apiBase(whole, new URL(page))).toBe('');
  });
});

describe('docs/decisions.md §1: cookie domains', () => {
  it.each([
    ['app.two.example', 'two.example'],
    ['two.example:8443', 'two.example'],
    ['MEMBERS.two.example', 'two.example'],
    ['app.three.example', 'app.three.example'],
    ['desk.two.example', null],
    ['localhost:3000', null],
    ['127.0.0.1', null],
    [undefined, null],
  ])('a brand with its API under app., at %s: %s', (host, domain) => {
    expect(cookieDomain(apart, host)).toBe(domain);
  });

  it('other brands set host-only cookies', () => expect(cookieDomain(whole, 'two.example')).toBeNull());
});

describe('docs/decisions.md §6: the staff desk host', () => {
  const known = brand('one', 'one.localhost', 'localhost', '127.0.0.1', '[::1]', 'one.example', 'desk.example');

  it('is desk. before a domain of the brand, and no other host', () => {
    for (const host of ['desk.one.localhost', 'DESK.one.example:8443', 'desk.desk.example'])
      expect(isDeskHost(known, host), host).toBe(true);
    // A domain may start with "desk." itself: that is the brand's public site.
    for (const host of ['one.localhost', 'members.one.example', 'desk.example', 'localhost:3000', '', null])
      expect(isDeskHost(known, host), String(host)).toBe(false);
  });

  it.each([
    ['one.localhost:3000', 'desk.one.localhost'],
    ['members.one.example', 'desk.one.example'],
    ['desk.one.example', 'desk.one.example'],
    ['localhost:3000', 'desk.one.localhost'],
    ['127.0.0.1:3000', 'desk.one.localhost'],
    ['[::1]:3000', 'desk.one.localhost'],
    ['elsewhere.example', 'desk.one.localhost'],
    [undefined, 'desk.one.localhost'],
  ])('for who asked %s it is %s', (host, desk) => expect(deskHost(known, host)).toBe(desk));

  it("keeps the scheme and port of the brand's address and links back to it", () => {
    expect(deskOrigin(known, 'https://one.localhost:8443')).toBe('https://desk.one.localhost:8443');
    expect(publicOriginOfDesk(new URL('https://desk.one.example:8443/staff'))).toBe('https://one.example:8443');
  });
});

describe('docs/decisions.md §6: the members app host', () => {
  const known = brand('one', 'one.localhost', 'localhost', '127.0.0.1', 'one.example', 'members.example');

  it('is members. before a domain of the brand, and no other host', () => {
    for (const host of ['members.one.localhost', 'MEMBERS.one.example:8443', 'members.one.example.'])
      expect(isMembersHost(known, host), host).toBe(true);
    // A domain may start with "members." itself: that is the brand's public site.
    for (const host of [
      'one.localhost',
      'dev.one.example',
      'desk.one.example',
      'members.example',
      'localhost',
      '',
      null,
    ])
      expect(isMembersHost(known, host), String(host)).toBe(false);
  });

  it.each([
    ['members.one.localhost:3000', 'one.localhost'],
    ['members.one.example', 'one.example'],
    ['members.members.example', 'members.example'],
    ['members.elsewhere.example', 'one.localhost'],
    ['members.one.example@elsewhere.example', 'one.localhost'],
    ['', 'one.localhost'],
  ])('for who asked %s the public site is %s', (host, site) => expect(publicHost(known, host)).toBe(site));
});
