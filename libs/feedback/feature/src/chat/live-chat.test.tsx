import { publicBrand } from '@vinlore/brand';
import { type ChatMessage, type Conversation, feedbackContract } from '@vinlore/feedback-domain';
import { loadMessages } from '@vinlore/i18n';
import { connectionLost, type FakeServer, fakeServer, on, refused, shippedBrands } from '@vinlore/testing-web';
import { CallProvider, SiteProvider, uiMessages } from '@vinlore/ui';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatMessages, LiveChat, useChat } from '../index.ts';

const message = (seq: number, from: ChatMessage['from'], text: string): ChatMessage => ({
  seq,
  message_id: `m${seq}`,
  from,
  text,
  sent_at: '2026-11-20T10:00:00.000Z',
});
const conversation = (messages: ChatMessage[], has_email = true): Conversation => ({
  number: '7K2M-94QX',
  has_email,
  messages,
});

/** A server that stores messages and replies when the test says so. */
function support(has_email = true) {
  const said: ChatMessage[] = [];
  const server = fakeServer([
    on(feedbackContract.chat, ({ after }) =>
      said.length
        ? conversation(
            said.filter(({ seq }) => seq > after),
            has_email,
          )
        : null,
    ),
    on(feedbackContract.chatUnread, () => ({ unread: said.filter(({ from }) => from === 'support').length })),
    on(feedbackContract.chatSend, ({ text }) => {
      said.push(message(said.length + 1, 'visitor', text));
      return conversation([said.at(-1)!], has_email);
    }),
    on(feedbackContract.chatEmail, () => null),
  ]);
  return { server, answer: (text: string) => said.push(message(said.length + 1, 'support', text)) };
}

/** Another slice that opens and hides the chat (spec §1: three actions). */
function Remote() {
  const chat = useChat();
  return (
    <>
      <button onClick={chat.maximize}>remote maximize</button>
      <button onClick={chat.minimize}>remote minimize</button>
      <button onClick={chat.hide}>remote hide</button>
    </>
  );
}

interface ChatOptions {
  readonly path?: string;
  readonly language?: 'en' | 'es';
  readonly license?: string;
}

async function page(server: FakeServer, { path = '/', language = 'en', license }: ChatOptions = {}) {
  const shipped = shippedBrands.find((each) => each.language === language)!;
  const brand = publicBrand({ ...shipped, ...(license && { livechat_license: license }) });
  const messages = await loadMessages([uiMessages, chatMessages], language);
  return (
    <SiteProvider brand={brand} language={language} messages={messages}>
      <Provider store={createStore()}>
        <CallProvider value={server.call}>
          <LiveChat path={path} />
          <Remote />
        </CallProvider>
      </Provider>
    </SiteProvider>
  );
}
const show = async (server: FakeServer, shown?: ChatOptions) => render(await page(server, shown));
const launcher = () => screen.getByRole('button', { name: 'Chat with us' });
const field = () => screen.findByRole('textbox', { name: 'Your message' });

beforeEach(() => {
  sessionStorage.clear();
  // happy-dom has no layout, so nothing can scroll.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('spec §1: live chat', () => {
  it('is minimized by default: only a button, in the server-rendered HTML', async () => {
    const html = renderToString(await page(support().server));
    expect(html).toContain('Chat with us');
    expect(html).not.toContain('role="dialog"');
  });

  it('opens with its button and focuses the field; Escape minimizes it and restores focus', async () => {
    await show(support().server);
    await userEvent.click(launcher());
    const focused = await field();
    await waitFor(() => expect(document.activeElement).toBe(focused));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(launcher());
  });

  it('can be maximized, minimized, and hidden from elsewhere', async () => {
    const user = userEvent.setup();
    await show(support().server);
    await user.click(screen.getByText('remote maximize'));
    expect(await screen.findByRole('dialog', { name: /^Chat with/ })).toBeTruthy();
    await user.click(screen.getByText('remote hide'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('complementary')).toBeNull();
    await user.click(screen.getByText('remote minimize'));
    expect(launcher()).toBeTruthy();
  });

  it('keeps its state across navigation in a visit without moving focus', async () => {
    const { unmount } = await show(support().server);
    await userEvent.click(launcher());
    await field();
    unmount();
    await show(support().server);
    expect(document.activeElement).not.toBe(await field());
    await userEvent.click(screen.getByRole('button', { name: 'Hide chat for this visit' }));
    cleanup();
    await show(support().server);
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });

  it('focuses the field when reopened from elsewhere after it was hidden', async () => {
    await show(support().server);
    await userEvent.click(screen.getByText('remote hide'));
    await userEvent.click(screen.getByText('remote maximize'));
    const focused = await field();
    await waitFor(() => expect(document.activeElement).toBe(focused));
  });

  it('is hidden on any path containing /vehicle-checks, whatever its state', async () => {
    sessionStorage.setItem('chat', 'maximized');
    await show(support().server, { path: '/es/vehicle-checks/1' });
    await userEvent.click(screen.getByText('remote maximize'));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('replies that arrive while the chat is out of sight', () => {
  const looks = (server: FakeServer) => server.requests.filter(({ name }) => name === 'feedback.chatUnread').length;
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

  it('are badged on page load if they arrived earlier, with one request that doesn’t mark them as seen', async () => {
    const { server, answer } = support();
    answer('It is ready.');
    await show(server);
    expect(await screen.findByText('1 new reply in the chat')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(looks(server)).toBe(1);
    expect(server.requests.some(({ name }) => name === 'feedback.chat')).toBe(false);
  });

  it('are badged after the panel was minimized, until the chat is opened', async () => {
    const { server, answer } = support();
    await show(server);
    await user().click(launcher());
    await user().type(await field(), 'Hello{Enter}');
    await user().keyboard('{Escape}');
    expect(screen.queryByText(/new reply/)).toBeNull();
    answer('Hello, Ana.');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await screen.findByText('1 new reply in the chat')).toBeTruthy();
    await user().click(launcher());
    expect(await screen.findByText('Hello, Ana.')).toBeTruthy();
    expect(screen.queryByText(/new reply/)).toBeNull();
  });

  it('aren’t requested where the chat is hidden', async () => {
    const { server } = support();
    await show(server, { path: '/vehicle-checks/1' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(looks(server)).toBe(0);
  });
});

describe('the built-in panel', () => {
  it('sends a message, shows it, and shows the reply when it arrives', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const { server, answer } = support();
    await show(server);
    await user.click(launcher());
    await user.type(await field(), 'Is it <b>mine</b>?{Enter}');
    const log = await screen.findByRole('log');
    await waitFor(() => expect(log.textContent).toContain('Is it <b>mine</b>?'));
    expect(await field()).toHaveProperty('value', '');
    answer('It is.');
    await vi.advanceTimersByTimeAsync(5_000);
    await waitFor(() => expect(log.textContent).toContain('It is.'));
  });

  it('explains what’s missing and sends nothing', async () => {
    const { server } = support();
    await show(server);
    await userEvent.click(launcher());
    await field();
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(screen.getByText('Enter a message.')).toBeTruthy();
    expect(server.requests.some(({ name }) => name === 'feedback.chatSend')).toBe(false);
  });

  it('keeps an unsent message in the field, and retries it as the same message', async () => {
    const answers = [
      () => connectionLost(),
      () => refused(422, 'This chat is full.'),
      () => conversation([message(1, 'visitor', 'Hello')]),
    ];
    const server = fakeServer([
      on(feedbackContract.chat, () => null),
      on(feedbackContract.chatUnread, () => ({ unread: 0 })),
      on(feedbackContract.chatSend, () => answers.shift()!()),
    ]);
    await show(server);
    await userEvent.click(launcher());
    await userEvent.type(await field(), 'Hello{Enter}');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(await field()).toHaveProperty('value', 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('This chat is full.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(async () => expect(await field()).toHaveProperty('value', ''));
    const ids = server.requests
      .filter(({ name }) => name === 'feedback.chatSend')
      .map(({ input }) => input['message_id']);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
  });

  it('takes an email for later replies, and shows where they go', async () => {
    const { server } = support(false);
    await show(server, { language: 'es' });
    // Other languages load asynchronously, so React has to settle.
    await act(() => userEvent.click(screen.getByRole('button', { name: 'Chatea con nosotros' })));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Tu mensaje' }), 'Hola{Enter}');
    const email = await screen.findByRole('textbox', { name: 'Tu correo' });
    await userEvent.type(email, 'ana');
    await userEvent.click(screen.getByRole('button', { name: 'Recibirla por correo' }));
    expect(screen.getByText('Escribe un correo válido.')).toBeTruthy();
    await userEvent.type(email, '@example.com{Enter}');
    expect(await screen.findByText('Si te vas, te responderemos a ana@example.com.')).toBeTruthy();
  });

  it('shows an error if the server doesn’t respond, and retries', async () => {
    const answers = [() => connectionLost(), () => conversation([message(1, 'support', 'Here we are.')])];
    const server = fakeServer([
      on(feedbackContract.chat, () => (answers.shift() ?? (() => null))()),
      on(feedbackContract.chatUnread, () => ({ unread: 0 })),
    ]);
    await show(server);
    await userEvent.click(launcher());
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Here we are.')).toBeTruthy();
  });
});

describe('docs/decisions.md §4: LiveChat if a license is configured', () => {
  /** happy-dom loads no scripts; the test checks which ones are requested. */
  const { happyDOM } = window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } };
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);

  it('loads its script only when the chat is maximized, with the license and group 0', async () => {
    await show(support().server, { license: '1234567' });
    expect(scripts()).toEqual([]);
    await userEvent.click(launcher());
    await waitFor(() => expect(scripts()).toEqual(['https://cdn.livechatinc.com/tracking.js']));
    expect((window as { __lc?: object }).__lc).toMatchObject({ license: 1234567, group: 0 });
    expect(screen.queryByRole('button', { name: 'Chat with us' })).toBeNull();
  });
});
