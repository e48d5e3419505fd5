import { CallError } from '@vinlore/contract';
import type { AnyDocument, PageDocument, ContentText } from '@vinlore/content-domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptTexts } from './kept-texts.ts';
import { PAUSE_MS, RETRY_MS, TextInWork } from './text-in-work.ts';
import { pageDocument, textOf } from '../testing/texts.ts';

const titled = (title: string): PageDocument => ({ ...pageDocument(), title });

/** A server that counts saves, and rejects them when the test says so. */
function desk() {
  const saved: { document: AnyDocument; base: number }[] = [];
  let fails: Error | null = null;
  return {
    saved,
    fail: (error: Error | null) => void (fails = error),
    save: async (document: AnyDocument, base: number): Promise<ContentText> => {
      if (fails) throw fails;
      saved.push({ document, base });
      return textOf({ document, number: base + 1, draft: true });
    },
  };
}

const offline = () => new CallError('network', '', 0);

describe('autosave', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    localStorage.clear();
  });
  const open = (server: ReturnType<typeof desk>, text: ContentText | null = textOf({ number: 4 })) => {
    const inWork = new TextInWork({ key: 'k', text, save: server.save, kept: keptTexts() });
    return { inWork, stop: inWork.start() };
  };

  it('saves when typing pauses, based on the version it started from', async () => {
    const server = desk();
    const { inWork, stop } = open(server);
    inWork.edit(titled('R'));
    inWork.edit(titled('All recalls'));
    expect(inWork.now().state).toBe('waiting');
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(server.saved).toEqual([{ document: titled('All recalls'), base: 4 }]);
    expect(inWork.now()).toMatchObject({ state: 'saved', text: { number: 5 } });
    inWork.edit(titled('All open recalls'));
    await inWork.save();
    expect(server.saved.at(-1)).toEqual({ document: titled('All open recalls'), base: 5 });
    stop();
  });

  it('keeps and saves what is typed during a save', async () => {
    const server = desk();
    const { inWork, stop } = open(server);
    inWork.edit(titled('One'));
    const saving = inWork.save();
    inWork.edit(titled('Two'));
    await saving;
    expect(inWork.now()).toMatchObject({ state: 'waiting', document: titled('Two') });
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(server.saved.map(({ base }) => base)).toEqual([4, 5]);
    stop();
  });

  it('keeps the text in the browser while offline, even after a reload, and saves it later', async () => {
    const server = desk();
    server.fail(offline());
    const first = open(server);
    first.inWork.edit(titled('On a train'));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(first.inWork.now()).toMatchObject({ state: 'unsaved', kept: true });
    first.stop();

    const { inWork, stop } = open(server);
    expect(inWork.now()).toMatchObject({ restored: true, document: titled('On a train') });
    server.fail(null);
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(server.saved).toEqual([{ document: titled('On a train'), base: 4 }]);
    expect(localStorage).toHaveLength(0);
    stop();
  });

  it('retries after a lost connection, but not after an error response', async () => {
    const server = desk();
    server.fail(offline());
    const { inWork, stop } = open(server);
    inWork.edit(titled('Again'));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    server.fail(new CallError('refused', 'Too long.', 422));
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    expect(inWork.now()).toMatchObject({ state: 'unsaved', error: { message: 'Too long.' } });
    server.fail(null);
    await vi.advanceTimersByTimeAsync(10 * RETRY_MS);
    expect(server.saved).toEqual([]);
    inWork.edit(titled('Shorter'));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(server.saved).toHaveLength(1);
    stop();
  });

  it('stops on a conflict, and continues from the merged version', async () => {
    const server = desk();
    const { inWork, stop } = open(server);
    inWork.edit(titled('Mine'));
    const conflict = {
      ...{ base: titled('Base'), theirs: titled('Theirs'), number: 9, act: 'saved', by: null },
      at: '2026-11-22T10:00:00.000Z',
    };
    server.fail(new CallError('refused', 'Changed meanwhile.', 409, conflict));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(inWork.now()).toMatchObject({ state: 'conflict', conflict: { number: 9 }, document: titled('Mine') });
    server.fail(null);
    await vi.advanceTimersByTimeAsync(10 * RETRY_MS);
    expect(server.saved).toEqual([]);
    await inWork.settle(titled('Both'));
    expect(server.saved).toEqual([{ document: titled('Both'), base: 9 }]);
    expect(inWork.now()).toMatchObject({ state: 'saved', conflict: null });
    stop();
  });

  it('reloads the text when the merge kept only the other version', async () => {
    const server = desk();
    const { inWork, stop } = open(server);
    inWork.edit(titled('Mine'));
    const conflict = { base: null, theirs: titled('Theirs'), number: 9, act: 'saved', by: null };
    server.fail(new CallError('refused', 'Changed meanwhile.', 409, { ...conflict, at: '2026-11-22T10:00:00.000Z' }));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    server.fail(null);
    await inWork.settle(titled('Theirs'));
    expect(server.saved).toEqual([{ document: titled('Theirs'), base: 9 }]);
    expect(inWork.now()).toMatchObject({ state: 'saved', text: { number: 10 } });
    stop();
  });

  it('warns before leaving with unsaved text, and works without browser storage', () => {
    const server = desk();
    const refuses = keptTexts(() => {
      throw new Error('forbidden');
    });
    const inWork = new TextInWork({ key: 'k', text: textOf(), save: server.save, kept: refuses });
    const stop = inWork.start();
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    inWork.edit(titled('Unsaved'));
    expect(leave()).toBe(true);
    expect(inWork.now().kept).toBe(false);
    stop();
  });
});
