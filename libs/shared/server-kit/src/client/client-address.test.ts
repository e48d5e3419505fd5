import { isIPv4 } from 'node:net';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientAddressReader } from './client-address.ts';

const behindProxy = clientAddressReader(['10.0.0.0/8', 'fd00::/8', '127.0.0.1']);
const outside = fc.ipV4().filter((address) => !/^(10|127)\./.test(address));
const proxy = fc.constantFrom('10.0.0.1', '10.9.9.9', 'fd00::1', '127.0.0.1', '::ffff:10.1.1.1');
const anything = fc.oneof(fc.ipV4(), fc.ipV6(), proxy, fc.string(), fc.constantFrom('', 'unknown', '"', '1.2.3.4:80'));

describe('docs/decisions.md §2: x-forwarded-for is trusted only from TRUST_PROXY', () => {
  it('ignores it from anyone else', () => {
    fc.assert(
      fc.property(outside, fc.array(anything), (socket, chain) => {
        expect(behindProxy(socket, chain.join(', '))).toBe(socket);
      }),
    );
  });

  it('uses the last entry that no trusted proxy wrote, whatever precedes it', () => {
    fc.assert(
      fc.property(fc.array(anything), outside, fc.array(proxy), proxy, (forged, visitor, proxies, socket) => {
        expect(behindProxy(socket, [...forged, visitor, ...proxies].join(','))).toBe(visitor);
      }),
    );
  });

  it('stops at an invalid entry and ignores what precedes it', () => {
    fc.assert(
      fc.property(outside, fc.constantFrom('unknown', '', '_hidden', '999.1.1.1'), (forged, gap) => {
        expect(behindProxy('10.0.0.1', `${forged}, ${gap}, 10.0.0.2`)).toBe('10.0.0.2');
      }),
    );
  });

  it('accepts any header and returns an address', () => {
    fc.assert(
      fc.property(fc.array(anything), (chain) => {
        const address = behindProxy('10.0.0.1', chain.join(','));
        expect(isIPv4(address) || address === '::1' || address.endsWith('::/64')).toBe(true);
      }),
    );
  });

  it('trusts no one without configured proxies', () => {
    expect(clientAddressReader([])('127.0.0.1', '203.0.113.9')).toBe('127.0.0.1');
  });

  it.each([
    ['203.0.113.9:4711', '203.0.113.9'],
    ['[2001:db8:1:2:3::9]:4711', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
  ])('reads %s as %s', (entry, address) => expect(behindProxy('10.0.0.1', entry)).toBe(address));
});
