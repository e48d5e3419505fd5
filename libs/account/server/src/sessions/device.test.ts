import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';

describe('display names of devices', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      'Microsoft Edge',
      'Windows',
    ],
    ['curl/8.5.0', '', ''],
    ['', '', ''],
  ])('%s', (userAgent, browser, system) => expect(deviceOf(userAgent)).toEqual({ browser, system }));

  it('are short for any user agent', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 512 }), (userAgent) => {
        const { browser, system } = deviceOf(userAgent);
        expect(browser.length).toBeLessThanOrEqual(60);
        expect(system.length).toBeLessThanOrEqual(60);
      }),
    );
  });
});
