import { createStore } from 'jotai';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftAtom, forgetDrafts } from './draft-atom.ts';

const letterAtom = draftAtom('letter', v.nullable(v.object({ to: v.string(), text: v.string() })), null);
const letter = { to: 'support', text: 'Half a sent' };

describe('a draft', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  it('outlives a reload', () => {
    createStore().set(letterAtom, letter);
    expect(createStore().get(letterAtom)).toEqual(letter);
  });

  it('goes on from what was typed before', () => {
    const store = createStore();
    store.set(letterAtom, letter);
    store.set(letterAtom, (before) => before && { ...before, text: `${before.text}ence` });
    expect(createStore().get(letterAtom)?.text).toBe('Half a sentence');
  });

  it('is not kept once it is sent, nor after its writer signed out', () => {
    const store = createStore();
    store.set(letterAtom, letter);
    store.set(letterAtom, null);
    expect(sessionStorage.length).toBe(0);
    store.set(letterAtom, letter);
    forgetDrafts(store);
    expect(store.get(letterAtom)).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it('of a page that does without atoms goes with the others, and nothing else does', () => {
    sessionStorage.setItem('draft choice', '{}');
    sessionStorage.setItem('purchase-key:1', 'k');
    forgetDrafts(createStore());
    expect(Object.keys(sessionStorage)).toEqual(['purchase-key:1']);
  });

  it('is dropped where an older version kept it in another shape', () => {
    for (const kept of ['{"to":"support"}', '{', '']) {
      sessionStorage.setItem('draft letter', kept);
      expect(createStore().get(letterAtom), kept).toBeNull();
    }
  });

  it('lives in memory where the browser refuses storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const store = createStore();
    store.set(letterAtom, letter);
    expect(store.get(letterAtom)).toEqual(letter);
  });
});
