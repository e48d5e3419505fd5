import type { FeedbackAbout } from '@vinlore/feedback-feature';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAskAfter, MOMENT_MS, VIEWED_MS } from './ask-after.ts';

/** A visit with a fake clock. */
function visit(mayAsk: (about: FeedbackAbout) => boolean = () => true) {
  const asked: unknown[] = [];
  let now = 0;
  let waiting: { at: number; act: () => void }[] = [];
  const after = createAskAfter({
    mayAsk,
    ask: (about) => asked.push(about),
    later: (act, milliseconds) => {
      const entry = { at: now + milliseconds, act };
      waiting.push(entry);
      return () => (waiting = waiting.filter((each) => each !== entry));
    },
  });
  const pass = (milliseconds: number) => {
    now += milliseconds;
    const due = waiting.filter(({ at }) => at <= now);
    waiting = waiting.filter(({ at }) => at > now);
    due.forEach(({ act }) => act());
  };
  return { after, asked, pass };
}

const ABOUT = { vin: '1FMCU0GX7EUA00108', type: 'sticker', report: '2014 Ford Escape' } as const;

describe('docs/decisions.md §4: asking for feedback after a document was viewed or downloaded', () => {
  it('waits until shortly after its page is left, and never interrupts reading', () => {
    const { after, asked, pass } = visit();
    const left = after.onOpened(ABOUT);
    pass(VIEWED_MS * 100);
    expect(asked).toEqual([]);
    left();
    pass(MOMENT_MS - 1);
    expect(asked).toEqual([]);
    pass(1);
    expect(asked).toEqual([ABOUT]);
  });

  it('skips a document that was only glanced at', () => {
    const { after, asked, pass } = visit();
    const left = after.onOpened(ABOUT);
    pass(VIEWED_MS - 1);
    left();
    pass(VIEWED_MS * 10);
    expect(asked).toEqual([]);
  });

  it('comes shortly after a download', () => {
    const { after, asked, pass } = visit();
    after.downloaded(ABOUT);
    expect(asked).toEqual([]);
    pass(MOMENT_MS);
    expect(asked).toEqual([ABOUT]);
  });

  it('is postponed while the member is busy', () => {
    let isBusy = true;
    const { after, asked, pass } = visit(() => !isBusy);
    after.downloaded(ABOUT);
    pass(MOMENT_MS);
    expect(asked).toEqual([]);
    isBusy = false;
    after.downloaded(ABOUT);
    pass(MOMENT_MS);
    expect(asked).toEqual([ABOUT]);
  });

  it('skips a vehicle the owner has just contacted support about, but not others', () => {
    const { after, asked, pass } = visit(({ vin }) => vin !== ABOUT.vin);
    const other = { ...ABOUT, vin: '1M8GDM9AXKP042788' };
    after.downloaded(ABOUT);
    after.downloaded(other);
    pass(MOMENT_MS);
    expect(asked).toEqual([other]);
  });

  it('happens once per document and visit, no matter how often it is opened or downloaded', () => {
    const document = fc.constantFrom(ABOUT, { ...ABOUT, type: 'report' as const }, { ...ABOUT, vin: '' });
    fc.assert(
      fc.property(fc.array(fc.tuple(document, fc.boolean()), { maxLength: 20 }), (acts) => {
        const { after, asked, pass } = visit();
        for (const [about, isDownload] of acts) {
          if (isDownload) after.downloaded(about);
          const left = after.onOpened(about);
          pass(VIEWED_MS);
          left();
          pass(MOMENT_MS);
        }
        expect(asked).toEqual([...new Set(acts.map(([about]) => about))]);
      }),
    );
  });
});
