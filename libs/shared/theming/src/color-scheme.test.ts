import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SCHEME_KEY, schemeScript, sharedSchemeManager } from './color-scheme.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('sharedSchemeManager', () => {
  it('stack.md: a choice in one React root is applied in the page’s other roots', () => {
    const [one, other] = [sharedSchemeManager(), sharedSchemeManager()];
    const heard: string[] = [];
    other.subscribe((scheme) => {
      heard.push(scheme);
      other.set(scheme); // As Mantine does.
    });
    one.set('dark');
    other.unsubscribe();
    one.set('light');
    expect(heard).toEqual(['dark']);
    expect(sharedSchemeManager().get('auto')).toBe('light');
  });

  it('follows another tab', () => {
    const manager = sharedSchemeManager();
    const heard: string[] = [];
    manager.subscribe((scheme) => heard.push(scheme));
    window.dispatchEvent(new StorageEvent('storage', { key: SCHEME_KEY, newValue: 'dark' }));
    window.dispatchEvent(new StorageEvent('storage', { key: SCHEME_KEY, newValue: 'sepia' }));
    manager.unsubscribe();
    expect(heard).toEqual(['dark']);
  });

  it('works if storage is blocked', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('forbidden');
      },
    });
    const manager = sharedSchemeManager();
    manager.set('dark');
    expect(manager.get('auto')).toBe('auto');
  });
});

describe('schemeScript', () => {
  const run = () => new Function('localStorage', 'matchMedia', 'document', schemeScript);
  const attribute = () => document.documentElement.getAttribute('data-mantine-color-scheme');

  /** A fake system setting; a test changes it and dispatches `change`. */
  const system = () => Object.assign(new EventTarget(), { matches: false });

  it('sets the stored scheme before the first paint, or else the system’s', () => {
    localStorage.setItem(SCHEME_KEY, 'dark');
    run()(localStorage, system, document);
    expect(attribute()).toBe('dark');
    localStorage.setItem(SCHEME_KEY, 'auto');
    run()(localStorage, system, document);
    expect(attribute()).toBe('light');
  });

  it('follows the system while a page is open, unless the visitor has chosen a scheme', () => {
    localStorage.clear();
    const dusk = system();
    run()(localStorage, () => dusk, document);
    expect(attribute()).toBe('light');
    const becomes = (isDark: boolean) => {
      dusk.matches = isDark;
      dusk.dispatchEvent(new Event('change'));
      return attribute();
    };
    expect([becomes(true), becomes(false)]).toEqual(['dark', 'light']);
    localStorage.setItem(SCHEME_KEY, 'light');
    expect(becomes(true)).toBe('light');
  });
});
