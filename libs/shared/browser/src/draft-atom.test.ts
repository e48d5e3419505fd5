import { createStore } from 'jotai';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftAtom, forgetDrafts } from './draft-atom.ts';

const letterAtom = draftAtom('letter', v.nullable(v.object({ to: v.string(), text: v.string() })), null);
const letter = { to: 'support', text: 'Half a sent' };

describe('a draft', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  it('survives a reload', () => {
    createStore().set(letterAtom, letter);
    expect(createStore().get(letterAtom)).toEqual(letter);
  });

  it('starts from what was typed before', () => {
    const store = createStore();
    store.set(letterAtom, letter);
    store.set(letterAtom, (before) => before && { ...before, text: `${before.text}ence` });
    expect(createStore().get(letterAtom)?.text).toBe('Half a sentence');
  });

  it('is removed once it is sent or its author signs out', () => {
    const store = createStore();
    store.set(letterAtom, letter);
    store.set(letterAtom, null);
    expect(sessionStorage.length).toBe(0);
    store.set(letterAtom, letter);
    forgetDrafts(store);
    expect(store.get(letterAtom)).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it('of a page without atoms is dropped with the others, and nothing else is', () => {
    sessionStorage.setItem('draft choice', '{}');
    sessionStorage.setItem('purchase-key:1', 'k');
    forgetDrafts(createStore());
    expect(Object.keys(sessionStorage)).toEqual(['purchase-key:1']);
  });

  it('is dropped if an older version stored it in another shape', () => {
    for (const kept of ['{"to":"support"}', '{', '']) {
      sessionStorage.setItem('draft letter', kept);
      expect(createStore().get(letterAtom), kept).toBeNull();
    }
  });

  it('stays in memory if the browser refuses storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const store = createStore();
    store.set(letterAtom, letter);
    expect(store.get(letterAtom)).toEqual(letter);
  });
});
