import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEEDBACK_TYPES, type FeedbackType, type Satisfaction } from '../ratings/rating.ts';
import { creditTypeOf, mayAsk, reportTypeOf } from './feedback-entry.ts';
import {
  apologyOf,
  feedbackAfter,
  type FeedbackEvent,
  type FeedbackState,
  type OpenFeedback,
  regenerateAddress,
  satisfactionOf,
  STEP_DELAY_MS,
} from './feedback-modal.ts';

const VIN = '1FMCU0GX7EUA00108';
const type = fc.constantFrom(...FEEDBACK_TYPES);
const satisfaction = fc.constantFrom<Satisfaction>(1, 2, 3, 4, 5);
const start = (about: FeedbackType, recorded: FeedbackType[] = [], vin = VIN): FeedbackEvent => ({
  kind: 'start',
  about: { vin, type: about },
  recorded: recorded.map((each) => ({ vin, type: each })),
});
const after = (...events: FeedbackEvent[]) => events.reduce<FeedbackState>(feedbackAfter, null);
const open = (...events: FeedbackEvent[]) => after(...events) as OpenFeedback;
const pick = (value: Satisfaction): FeedbackEvent => ({ kind: 'pick', satisfaction: value });
const submit = (message: string, loggedIn = true): FeedbackEvent => ({ kind: 'submit', message, loggedIn });
const just = (kind: 'back' | 'next' | 'skip' | 'close' | 'ticket-submit'): FeedbackEvent => ({
  kind,
});

const event: fc.Arbitrary<FeedbackEvent> = fc.oneof(
  fc.record({ kind: fc.constant('pick' as const), satisfaction }),
  fc.record({
    kind: fc.constant('submit' as const),
    message: fc.constantFrom('', ' \n', 'Good'),
    loggedIn: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('failed' as const), words: fc.constant('No.') }),
  type.map((about) => start(about)),
  fc
    .constantFrom(
      'delay-over' as const,
      'back' as const,
      'next' as const,
      'skip' as const,
      'close' as const,
      'ticket-submit' as const,
      'ticket-sent' as const,
      'feedback-sent' as const,
    )
    .map((kind) => ({ kind })),
);

describe('spec §4: the feedback modal under any sequence of events', () => {
  it('Back never goes below 0, next never above 3, and each step has what its screen needs', () => {
    fc.assert(
      fc.property(type, fc.array(event, { maxLength: 40 }), (about, events) => {
        const state = after(start(about), ...events);
        if (state === null) return;
        expect([0, 1, 2, 3]).toContain(state.step);
        if (state.moving) expect([state.step, (state.satisfaction ?? 0) >= 3]).toEqual([0, true]);
        if (state.done) expect([state.sending, state.fault]).toEqual([false, null]);
        if (state.done === 'ticket') expect(state.step).toBe(3);
        if (state.sending) expect(state.step).not.toBe(0);
      }),
      { numRuns: 1_000 },
    );
  });

  it('closing resets the step, so it opens fresh the next time', () => {
    fc.assert(
      fc.property(type, type, fc.array(event, { maxLength: 20 }), (first, next, events) => {
        const before = after(start(first), ...events);
        fc.pre(before === null || !before.sending);
        expect(after(start(first), ...events, just('close'), start(next))).toEqual(after(start(next)));
      }),
    );
  });

  it('a submission in progress can’t be sent twice or closed', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        const sending = open(start('general'), pick(5), { kind: 'delay-over' }, submit('Good'));
        expect(sending.sending).toBe(true);
        const state = events
          .filter(({ kind }) => kind !== 'feedback-sent' && kind !== 'failed')
          .reduce<FeedbackState>(feedbackAfter, sending);
        expect(state).toEqual(sending);
      }),
    );
  });

  it('starting it while it’s open changes nothing', () => {
    fc.assert(
      fc.property(type, type, (a, b) => {
        expect(after(start(a), start(b))).toEqual(after(start(a)));
      }),
    );
  });
});

describe('spec §2: the steps', () => {
  it.each([3, 4, 5] as const)('choosing %i moves to the message step after a 300 ms delay', (value) => {
    expect(STEP_DELAY_MS).toBe(300);
    expect(open(start('report'), pick(value))).toMatchObject({ step: 0, moving: true, satisfaction: value });
    expect(open(start('report'), pick(value), { kind: 'delay-over' })).toMatchObject({ step: 1, moving: false });
  });

  it.each([1, 2] as const)('choosing %i moves to the apology step', (value) => {
    expect(open(start('report'), pick(value))).toMatchObject({ step: 2, satisfaction: value });
  });

  it('starts at the apology step for feedback type negative', () => {
    expect(open(start('negative')).step).toBe(2);
    expect(satisfactionOf(open(start('negative')))).toBe(1);
  });

  it('starts at the message step with satisfaction 5 for positive', () => {
    expect(open(start('positive'))).toMatchObject({ step: 1, satisfaction: 5 });
  });

  it.each(['general', 'positive', 'negative'] as const)('shows a textarea at the apology step for %s', (about) => {
    expect(apologyOf(about)).toBe('message');
  });

  it('offers to regenerate for sticker but not for report and regenerate, and live chat to every user', () => {
    expect(apologyOf('sticker')).toEqual(['regenerate', 'support', 'chat', 'nothing']);
    expect(apologyOf('report')).toEqual(['support', 'chat', 'nothing']);
    expect(apologyOf('regenerate')).toEqual(['support', 'chat', 'nothing']);
  });

  it('opens the support form with Contact Support, and shows its success screen after the ticket was created', () => {
    const form = [start('sticker'), pick(1), just('next')];
    expect(open(...form).step).toBe(3);
    expect(open(...form, just('ticket-submit'), { kind: 'ticket-sent' }).done).toBe('ticket');
    expect(open(...form, just('back')).step).toBe(2);
  });

  it('has the exact URL for regenerating', () => {
    expect(regenerateAddress(VIN)).toBe(`/members/dashboard?vin=${VIN}&regenerate=true#window-sticker`);
  });
});

describe('spec §5: what blocks sending', () => {
  const atMessage = [start('general'), pick(4), { kind: 'delay-over' as const }];

  it('an empty message, with different errors at the message and apology steps', () => {
    expect(open(...atMessage, submit(' ')).fault).toEqual({ kind: 'enter-message' });
    expect(open(start('negative'), submit('')).fault).toEqual({ kind: 'please-enter-message' });
  });

  it('a missing token: nothing is sent', () => {
    expect(open(...atMessage, submit('Good', false)).sending).toBe(false);
  });

  it('spec §8: shows the server’s error under the form until the next attempt', () => {
    const failed = open(...atMessage, submit('Good'), { kind: 'failed', words: 'Not today.' });
    expect(failed).toMatchObject({ sending: false, fault: { kind: 'told', words: 'Not today.' } });
    expect(feedbackAfter(failed, submit('Good'))).toMatchObject({ sending: true, fault: null });
  });

  it('shows the thank-you screen after a successful submit', () => {
    expect(open(...atMessage, submit('Good'), { kind: 'feedback-sent' }).done).toBe('feedback');
  });

  it('docs/decisions.md §4: closes on Skip', () => {
    expect(after(...atMessage, just('skip'))).toBeNull();
  });
});

describe('spec §4: when it doesn’t open', () => {
  it('for a VIN with an entry of the same type, or of type regenerate or sticker', () => {
    fc.assert(
      fc.property(type, fc.array(type, { maxLength: 4 }), (about, recorded) => {
        const blocked = recorded.some((each) => each === about || each === 'regenerate' || each === 'sticker');
        expect(after(start(about, recorded)) === null).toBe(blocked);
      }),
    );
  });

  it('so a sticker entry blocks report for the same VIN and no other', () => {
    expect(mayAsk({ vin: VIN, type: 'report' }, [{ vin: VIN, type: 'sticker' }])).toBe(false);
    expect(mayAsk({ vin: VIN, type: 'report' }, [{ vin: 'OTHER', type: 'sticker' }])).toBe(true);
  });

  it('docs/decisions.md §4: opens regardless without a VIN', () => {
    expect(after(start('general', ['general', 'sticker'], ''))).not.toBeNull();
  });
});

describe('spec §4: regenerate is treated as sticker', () => {
  it('for report_type and for the credit type', () => {
    expect(FEEDBACK_TYPES.map((each) => [each, reportTypeOf(each), creditTypeOf(each)])).toEqual([
      ['general', 'report', undefined],
      ['positive', 'report', undefined],
      ['negative', 'report', undefined],
      ['report', 'report', 'report'],
      ['sticker', 'sticker', 'sticker'],
      ['regenerate', 'sticker', 'sticker'],
    ]);
  });
});
