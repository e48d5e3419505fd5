import { describe, expect, it } from 'vitest';
import { type LeadingPath, RedirectLookup } from './redirect-lookup.ts';

const lead = (path: string, to: string, temporary = false): LeadingPath => ({ path, to, temporary });
const lookup = (...redirects: readonly LeadingPath[]) => {
  const found = new RedirectLookup(redirects);
  return (path: string) => found.find(path)?.to ?? null;
};

describe('redirect lookup', () => {
  it('prefers exact redirects to patterns, and longer patterns to shorter ones', () => {
    const find = lookup(
      lead('/old/*', '/new/*'),
      lead('/old/cars/*', '/cars/*'),
      lead('/old/cars/red', '/red'),
      lead('/gone/*', '/help'),
    );
    expect(find('/old/a/b')).toBe('/new/a/b');
    expect(find('/old')).toBe('/new');
    expect(find('/old/cars/blue')).toBe('/cars/blue');
    expect(find('/old/cars/red')).toBe('/red');
    expect(find('/old/cars/red/2014')).toBe('/cars/red/2014');
    expect(find('/gone/whatever')).toBe('/help');
    for (const path of ['/older', '/ol', '/', '/new/a']) expect(find(path), path).toBeNull();
  });

  it('keeps the rest as requested, however the beginning is written', () => {
    const find = lookup(lead('/old/*', 'https://elsewhere.example/docs/*'));
    expect(find('/OLD/Read-Me.html')).toBe('https://elsewhere.example/docs/Read-Me.html');
  });

  it.each(['/old//evil.example', '/old/\\evil.example'])('never redirects to another host from %s', (path) => {
    expect(lookup(lead('/old/*', '/new/*'))(path)).toBeNull();
  });

  it('finds one of 50,000 in as many steps as the path has segments', () => {
    const many = Array.from({ length: 50_000 }, (_, nth) => lead(`/old-${nth}${nth % 10 ? '' : '/*'}`, `/new-${nth}`));
    const find = lookup(...many);
    expect(find('/old-49999')).toBe('/new-49999');
    expect(find('/old-49990/a/b/c')).toBe('/new-49990');
    expect(find('/old-50000/a/b/c')).toBeNull();
  });
});
