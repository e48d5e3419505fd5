import {
  FEEDBACK_DONE_ADDRESS,
  type FeedbackType,
  MESSAGE_LENGTH,
  ratingContract,
  ticketContract,
} from '@vinlore/feedback-domain';
import { openLocalStore } from '@vinlore/browser';
import { defineMessages } from '@vinlore/i18n';
import { connectionLost, fakeServer, noAnswerYet, on, refused, type Rule, saying } from '@vinlore/testing-web';
import { screenRenderer } from '@vinlore/ui/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useChat } from '../index.ts';
import { type FeedbackAbout, useFeedback, useStartFeedback } from '../start/use-feedback.ts';
import { filesMessages } from '../files/index.ts';
import { messageFieldMessages } from '../message/index.ts';
import { supportMessages } from '../support/index.ts';
import { FeedbackModal, modalMessages } from './index.ts';

const ALL = [messageFieldMessages, filesMessages, supportMessages, modalMessages] as const;
const renderScreen = screenRenderer(
  defineMessages({
    en: Object.assign({}, ...ALL.map(({ en }) => en)) as Record<string, string>,
    es: async () => Object.assign({}, ...(await Promise.all(ALL.map(({ es }) => es())))) as Record<string, string>,
  }),
);

const VIN = '1FMCU0GX7EUA00108';
const NUMBER = '7K2M-94QX';
const WORDS = 'Your support ticket has been successfully created!\nA representative will reach out within 24 hours.';
const MEMBER = { id: 'm1', email: 'dana@example.com', first: 'Dana', last: 'Reyes', phone: '+1 (555) 0142' };
const kept = on(ratingContract.createFeedback, () => ({ id: 'f1' }));

/** Buttons that start the modal, and the chat it may open. */
function Page({ about }: { readonly about: FeedbackAbout }) {
  const startFeedback = useStartFeedback();
  const { showFeedback, vin, type, report } = useFeedback();
  const { visibility } = useChat();
  return (
    <>
      <button onClick={() => startFeedback(about)}>start</button>
      <output>{JSON.stringify({ showFeedback, vin, type, report, visibility })}</output>
    </>
  );
}

interface ModalOptions {
  readonly type?: FeedbackType;
  readonly vin?: string;
  readonly report?: string;
  readonly again?: string;
  readonly member?: typeof MEMBER | null;
  readonly rules?: readonly Rule[];
  readonly language?: 'en' | 'es';
  readonly atoms?: ReturnType<typeof createStore>;
}

async function show({
  type = 'report',
  vin = VIN,
  report,
  again,
  member = MEMBER,
  rules = [kept],
  language,
  atoms,
}: ModalOptions = {}) {
  const server = fakeServer(rules);
  const onLeave = vi.fn();
  const page = (
    <Provider store={atoms ?? createStore()}>
      <Page about={{ vin, type, report, again }} />
      <FeedbackModal member={member} onLeave={onLeave} />
    </Provider>
  );
  await renderScreen(page, server, language);
  return { server, onLeave };
}
const open = async (shown: ModalOptions = {}) => {
  const made = await show(shown);
  await userEvent.click(screen.getByRole('button', { name: 'start' }));
  await screen.findByRole('dialog');
  return made;
};
const context = () => JSON.parse(document.querySelector('output')!.textContent) as unknown;
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const buttons = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('button')
    .map((each) => each.textContent)
    .filter(Boolean);
const field = () => screen.findByRole('textbox');
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('spec §2: the satisfaction picker', () => {
  it('shows five options from best to worst, plus a Skip button', async () => {
    await open();
    expect(buttons()).toEqual(['Very Satisfied', 'Satisfied', 'Neutral', 'Not Satisfied', 'Very Dissatisfied', 'Skip']);
  });

  it.each([
    ['report', 'How was this report?'],
    ['sticker', 'How was this window sticker?'],
    ['regenerate', 'How was this window sticker?'],
    ['general', /^How satisfied are you with \w+\?$/],
  ] as const)('asks for %s: %s', async (type, title) => {
    await open({ type });
    expect(await heading(title)).toBeDefined();
  });

  it('names the document if it’s known (spec §3: a report value)', async () => {
    await open({ report: '2014 Ford Escape' });
    expect(screen.getByText('2014 Ford Escape. It only takes a tap.')).toBeDefined();
  });

  it('choosing 3 to 5 shows the choice and moves to the message step after 300 ms', async () => {
    await open();
    vi.useFakeTimers({ shouldAdvanceTime: false });
    try {
      act(() => screen.getByRole('button', { name: 'Neutral' }).click());
      expect(screen.getByRole('button', { name: 'Neutral' }).getAttribute('aria-pressed')).toBe('true');
      act(() => void vi.advanceTimersByTime(299));
      expect(screen.queryByRole('textbox')).toBeNull();
      act(() => void vi.advanceTimersByTime(1));
      expect(screen.getByRole('textbox')).toBe(document.activeElement);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each(['Not Satisfied', 'Very Dissatisfied'])('choosing %s moves to the apology step', async (option) => {
    await open();
    await press(option);
    expect(await heading('We are sorry for the inconvenience')).toBeDefined();
  });
});

describe('spec §2: the message step', () => {
  it('thanks, asks for a message, and offers Back, Skip and Submit', async () => {
    await open({ type: 'positive' });
    expect(await heading('Thank you so much for feedback!')).toBeDefined();
    expect(buttons()).toEqual(['Back', 'Skip', 'Submit']);
  });

  it('the prompt text differs for neutral versus happy', async () => {
    await open();
    await press('Neutral');
    expect(await screen.findByRole('textbox', { name: 'What could we do better?' })).toBeDefined();
    await press('Back');
    await press('Satisfied');
    expect(await screen.findByRole('textbox', { name: 'What did you like most?' })).toBeDefined();
  });

  it('spec §4: Back goes one step back and keeps the text', async () => {
    await open({ type: 'positive' });
    await userEvent.type(await field(), 'Good');
    await press('Back');
    await press('Very Satisfied');
    expect(await field()).toHaveProperty('value', 'Good');
  });

  it('sends satisfaction 5 for positive', async () => {
    const { server } = await open({ type: 'positive' });
    await userEvent.type(await field(), 'Good');
    await press('Submit');
    await heading('Thank you for your feedback');
    expect(server.requests[0]!.input).toMatchObject({
      vin: VIN,
      report_type: 'report',
      satisfaction: 5,
      feedback_msg: 'Good',
    });
  });
});

describe('spec §2: the apology step', () => {
  it.each(['general', 'negative'] as const)('shows a textarea with Skip and Submit for %s', async (type) => {
    await open({ type });
    if (type === 'general') await press('Not Satisfied');
    await heading('We are sorry for the inconvenience');
    expect(await field()).toBeDefined();
    expect(buttons()).toEqual(['Skip', 'Submit']);
  });

  it.each([
    ['sticker', true],
    ['report', false],
    ['regenerate', false],
  ] as const)('offers options for %s, with Regenerate for a sticker only', async (type, regenerates) => {
    await open({ type });
    await press('Very Dissatisfied');
    await heading('We are sorry for the inconvenience');
    expect(buttons()).toEqual([
      ...(regenerates ? ['Regenerate window sticker'] : []),
      'Contact Support',
      'Speak to a live chat agent',
      "I don't want to do anything",
    ]);
  });

  it('docs/decisions.md §4: regenerates a sticker created by name where it’s shown', async () => {
    const { onLeave } = await open({ type: 'sticker', vin: '', again: '/members/stickers/7K2M?regenerate=true' });
    await press('Very Dissatisfied');
    await press('Regenerate window sticker');
    expect(onLeave).toHaveBeenCalledExactlyOnceWith('/members/stickers/7K2M?regenerate=true');
    await closed();
  });

  it('Regenerate opens the dashboard, which asks for confirmation', async () => {
    const { onLeave } = await open({ type: 'sticker' });
    await press('Very Dissatisfied');
    await press('Regenerate window sticker');
    expect(onLeave).toHaveBeenCalledExactlyOnceWith(`/members/dashboard?vin=${VIN}&regenerate=true#window-sticker`);
    await closed();
  });

  it('Speak to a live chat agent maximizes the chat', async () => {
    await open();
    await press('Not Satisfied');
    await press('Speak to a live chat agent');
    await closed();
    expect(context()).toMatchObject({ visibility: 'maximized', showFeedback: false });
  });

  it("'I don't want to do anything' closes and sends nothing", async () => {
    const { server } = await open();
    await press('Not Satisfied');
    await press("I don't want to do anything");
    await closed();
    expect(server.requests).toEqual([]);
  });
});

describe('spec §2: Contact Support', () => {
  const opened = (free_credit: boolean) =>
    on(ticketContract.createSupportTicket, () => saying({ number: NUMBER, free_credit }, WORDS));
  const toForm = async (shown: ModalOptions) => {
    const made = await open(shown);
    await press('Not Satisfied');
    await press('Contact Support');
    await heading('Contact Support');
    return made;
  };

  it('shows a form with Submit and Cancel; Cancel goes back to the options', async () => {
    await toForm({});
    expect(buttons()).toEqual(['Add files', 'Submit', 'Cancel']);
    await press('Cancel');
    expect(await heading('We are sorry for the inconvenience')).toBeDefined();
  });

  it('spec §3, §4: prefilled; regenerate is treated as sticker for the credit type; OK leads to the reports', async () => {
    const { server, onLeave } = await toForm({ type: 'regenerate', rules: [opened(true)] });
    const message = screen.getByRole('textbox', { name: 'What happened?' });
    expect(message).toBe(document.activeElement);
    await userEvent.type(message, 'The engine is wrong');
    await press('Submit');
    expect(await screen.findByText('Your support ticket has been successfully created!')).toBeDefined();
    expect(server.requests[0]!.input).toMatchObject({
      vin: VIN,
      message: 'The engine is wrong',
      email: 'dana@example.com',
      name: 'Dana Reyes',
      phone: '15550142',
      credit_type: 'sticker',
    });
    await press('OK');
    expect(onLeave).toHaveBeenCalledExactlyOnceWith('/members/dashboard#vehicle-history-report');
    // A ticket isn't feedback: only the entry is recorded (spec §4).
    expect(openLocalStore().read('feedbacks')).toBeUndefined();
  });

  it('can’t be closed while the ticket is being sent', async () => {
    await toForm({ rules: [on(ticketContract.createSupportTicket, noAnswerYet)] });
    await userEvent.type(screen.getByRole('textbox', { name: 'What happened?' }), 'Help');
    await press('Submit');
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Sending…' })).toBeDefined();
  });
});

describe('spec §4: what a submit does', () => {
  const submit = async (words: string) => {
    if (words) await userEvent.type(await field(), words);
    await press('Submit');
  };

  it('shows the thank-you screen, records {vin, type} under feedbacks, and OK leads to the reports', async () => {
    openLocalStore().write('feedbacks', [{ vin: 'OTHER', type: 'general' }]);
    const { onLeave } = await open({ type: 'negative' });
    await submit('Too slow');
    expect(await heading('Thank you for your feedback')).toBeDefined();
    expect(openLocalStore().read('feedbacks')).toEqual([
      { vin: 'OTHER', type: 'general' },
      { vin: VIN, type: 'negative' },
    ]);
    expect(buttons()).toEqual(['OK']);
    expect(screen.getByRole('button', { name: 'OK' })).toBe(document.activeElement);
    await press('OK');
    expect(onLeave).toHaveBeenCalledExactlyOnceWith(FEEDBACK_DONE_ADDRESS);
    await closed();
  });

  it.each(['sticker', 'regenerate'] as const)('sends %s as report_type sticker', async (type) => {
    const { server } = await open({ type });
    await press('Satisfied');
    await submit('Nice');
    await heading('Thank you for your feedback');
    expect(server.requests[0]!.input).toMatchObject({ report_type: 'sticker', satisfaction: 4 });
  });

  it('spec §5: shows “Enter a message” for an empty message', async () => {
    const { server } = await open({ type: 'positive' });
    await submit(' ');
    expect(screen.getByText('Enter a message')).toBeDefined();
    expect(await field()).toBe(document.activeElement);
    expect(server.requests).toEqual([]);
  });

  it('spec §5: shows “Please enter a message” on the apology step', async () => {
    const { server } = await open({ type: 'negative' });
    await submit('');
    expect(screen.getByText('Please enter a message')).toBeDefined();
    expect(server.requests).toEqual([]);
  });

  it('keeps 100,000 characters in the field and doesn’t send them', async () => {
    const { server } = await open({ type: 'negative' });
    await userEvent.click(await field());
    await userEvent.paste('x'.repeat(100_000));
    await press('Submit');
    expect(screen.getByText(/Shorten the message to 5,000 characters/)).toBeDefined();
    expect(await field()).toHaveProperty('value.length', 100_000);
    expect(server.requests).toEqual([]);
    expect(MESSAGE_LENGTH).toBe(5_000);
  });

  it('spec §5: sends nothing without a token', async () => {
    const { server } = await open({ type: 'negative', member: null });
    await submit('Too slow');
    expect(screen.getByRole('button', { name: 'Submit' })).toBeDefined();
    expect(server.requests).toEqual([]);
  });

  it('spec §8: shows the server’s error in red under the form, and keeps the text', async () => {
    await open({ type: 'negative', rules: [on(ratingContract.createFeedback, () => refused(422, 'Not like this.'))] });
    await submit('Too slow');
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'Not like this.');
    expect(await field()).toHaveProperty('value', 'Too slow');
    expect(openLocalStore().read('feedbacks')).toBeUndefined();
  });

  it('spec §8: shows the message of a network exception, and accepts a retry', async () => {
    let tries = 0;
    const answer = () => (++tries === 1 ? connectionLost() : { id: 'f1' });
    await open({ type: 'negative', rules: [on(ratingContract.createFeedback, answer)] });
    await submit('Too slow');
    expect(await screen.findByText('Failed to fetch')).toBeDefined();
    await submit('');
    expect(await heading('Thank you for your feedback')).toBeDefined();
  });

  it('restores the text after signing in again if the token expires while typing, and sends it', async () => {
    const atoms = createStore();
    const over = [on(ratingContract.createFeedback, () => refused(401, 'Sign in, please.'))];
    await open({ type: 'negative', rules: over, atoms });
    await submit('Typed before');
    expect(await screen.findByText(/Your session expired/)).toBeDefined();
    cleanup();
    const { server } = await show({ rules: [kept], atoms });
    expect(await field()).toHaveProperty('value', 'Typed before');
    await submit('');
    expect(await heading('Thank you for your feedback')).toBeDefined();
    expect(server.requests[0]!.input).toMatchObject({ feedback_msg: 'Typed before', satisfaction: 1 });
  });

  it.each([
    ['typed', async () => userEvent.type(await field(), 'Private')],
    ['was asked about', () => Promise.resolve()],
  ])('doesn’t show what one member %s to another who signs in later', async (_what, act) => {
    const atoms = createStore();
    await open({ type: 'negative', atoms });
    await act();
    cleanup();
    await show({ atoms, member: { ...MEMBER, id: 'm2' } });
    await closed();
    expect(context()).toMatchObject({ showFeedback: false });
    await press('start');
    await press('Very Satisfied');
    expect(await field()).toHaveProperty('value', '');
  });
});

describe('spec §4: when it opens, and how it closes', () => {
  it('spec §3: the context holds showFeedback, the current vin and type, and a report value', async () => {
    await show({ report: '2014 Ford Escape' });
    expect(context()).toMatchObject({ showFeedback: false, vin: '', type: null, report: null });
    await press('start');
    await screen.findByRole('dialog');
    expect(context()).toMatchObject({ showFeedback: true, vin: VIN, type: 'report', report: '2014 Ford Escape' });
  });

  it.each(['report', 'sticker', 'regenerate'] as const)('doesn’t open for a VIN with an entry of %s', async (type) => {
    openLocalStore().write('feedbacks', [{ vin: VIN, type }]);
    await show({ type: 'report' });
    await press('start');
    expect(context()).toMatchObject({ showFeedback: false });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('docs/decisions.md §4: opens without a VIN, whatever was recorded', async () => {
    openLocalStore().write('feedbacks', [{ vin: '', type: 'general' }]);
    await open({ type: 'general', vin: '' });
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it.each([
    ['Skip', () => press('Skip')],
    ['the close button', () => press('Close')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('closes with %s, sends nothing, and starts over', async (_by, close) => {
    const { server } = await open();
    await press('Satisfied');
    await userEvent.type(await field(), 'Half a');
    await close();
    await closed();
    expect(server.requests).toEqual([]);
    expect(openLocalStore().read('feedbacks')).toBeUndefined();
    await press('start');
    expect(await heading('How was this report?')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Satisfied' }).getAttribute('aria-pressed')).toBe('false');
  });
});

it('speaks Spanish', async () => {
  await open({ type: 'sticker', language: 'es' });
  await press('Nada satisfecho');
  expect(await heading('Lamentamos los inconvenientes')).toBeDefined();
  expect(buttons()).toContain('Volver a generar la etiqueta');
});
