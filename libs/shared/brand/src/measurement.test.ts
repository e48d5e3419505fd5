import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clarityProject, claritySnippet, measurementOf, measures } from './measurement.ts';

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const none = { clarity: '', google_analytics: '', google_tag: '' };

describe('spec §3: clarity (base64 tracking script)', () => {
  it('returns the project id, with or without the script element, whatever the spacing', () => {
    const snippet = claritySnippet('abc123xyz');
    for (const copied of [
      snippet,
      `<script>${snippet}</script>`,
      ` <script type="text/javascript">\n  ${snippet.replaceAll(/\s+/g, ' ')}\n</script>\n`,
      snippet.slice(0, -1),
    ])
      expect(clarityProject(base64(copied))).toBe('abc123xyz');
  });

  it("rejects anything else: a setting can't add a script of its own", () => {
    const snippet = claritySnippet('abc123xyz');
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat({ max: snippet.length }), (more, at) => {
        fc.pre(more.trim() !== '' && !/^[a-z0-9;]+$/.test(more));
        expect(() => clarityProject(base64(snippet.slice(0, at) + more + snippet.slice(at)))).toThrow();
      }),
    );
  });

  it.each(['%%%', 'abc', '/////w=='])('throws if it is not text in base64: %s', (clarity) => {
    expect(() => clarityProject(clarity)).toThrow();
  });
});

describe("a brand's analytics", () => {
  it('are off without settings, and visitors are not asked', () => {
    expect(measurementOf(none)).toBeNull();
    expect(measures(none)).toBe(false);
  });

  it('contain what is set and nothing more', () => {
    for (const key of ['clarity', 'google_analytics', 'google_tag'])
      expect(measures({ ...none, [key]: 'x' })).toBe(true);
    expect(measurementOf({ ...none, google_analytics: 'G-ABC' })).toEqual({
      analytics: 'G-ABC',
      tagManager: null,
      clarity: null,
    });
    expect(measurementOf({ ...none, google_tag: 'GTM-ABC', clarity: base64(claritySnippet('abc123xyz')) })).toEqual({
      analytics: null,
      tagManager: 'GTM-ABC',
      clarity: 'abc123xyz',
    });
  });
});
