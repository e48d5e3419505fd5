import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clarityScript, measurementOf, measures } from './measurement.ts';

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const none = { clarity: '', google_analytics: '', google_tag: '' };

describe('spec §3: clarity (base64 tracking script)', () => {
  it('is read as it was copied, with or without the element around it', () => {
    for (const copied of [
      'run("ñ");',
      '<script>run("ñ");</script>',
      ' <script type="text/javascript">\n  run("ñ");\n</script>\n',
    ])
      expect(clarityScript(base64(copied))).toBe('run("ñ");');
  });

  it('any text comes back as it went in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => clarityScript(base64(`x${text}x`)) === `x${text}x`),
    );
  });

  it.each(['%%%', 'abc', '/////w=='])('what is no base64 of text throws: %s', (clarity) => {
    expect(() => clarityScript(clarity)).toThrow();
  });
});

describe('issue 5: what a brand measures with', () => {
  it('nothing where nothing is set: nobody is asked', () => {
    expect(measurementOf(none)).toBeNull();
    expect(measures(none)).toBe(false);
  });

  it('what is set, and that alone', () => {
    for (const key of ['clarity', 'google_analytics', 'google_tag'])
      expect(measures({ ...none, [key]: 'x' })).toBe(true);
    expect(measurementOf({ ...none, google_analytics: 'G-ABC' })).toEqual({
      analytics: 'G-ABC',
      tagManager: null,
      clarity: null,
    });
    expect(measurementOf({ ...none, google_tag: 'GTM-ABC', clarity: base64('run()') })).toEqual({
      analytics: null,
      tagManager: 'GTM-ABC',
      clarity: 'run()',
    });
  });
});
