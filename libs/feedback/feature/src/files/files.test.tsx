import { FILE_BYTES, type Ticket as TicketData, ticketContract, type TicketFile } from '@vinlore/feedback-domain';
import { defineMessages } from '@vinlore/i18n';
import { connectionLost, fakeServer, noAnswerYet, on, refused, type Rule } from '@vinlore/testing-web';
import { screenRenderer } from '@vinlore/ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messageFieldMessages } from '../message/index.ts';
import { Ticket, ticketMessages } from '../tickets/index.ts';
import { filesMessages } from './index.ts';

const renderScreen = screenRenderer(
  defineMessages({
    en: { ...messageFieldMessages.en, ...filesMessages.en, ...ticketMessages.en },
    es: async () => ({
      ...(await messageFieldMessages.es()),
      ...(await filesMessages.es()),
      ...(await ticketMessages.es()),
    }),
  }),
);

const NUMBER = '7K2M-94QX';
const AT = '2026-11-20T10:00:00.000Z';
const ticketWith = (files: TicketFile[] = [], text = 'The engine is wrong'): TicketData => ({
  number: NUMBER,
  state: 'open',
  vin: '',
  credit_type: null,
  subject: 'The engine is wrong',
  messages: 1,
  opened_at: AT,
  last_message_at: AT,
  credits_given: 0,
  rating: null,
  conversation: [{ seq: 1, from: 'member', text, files, mail: null, sent_at: AT }],
});

/** Ids by file name. */
const idOf = (name: string) => `${[...name].reduce((sum, char) => sum + char.charCodeAt(0), 0)}`.padStart(12, '0');
const fileId = (name: string) => `00000000-0000-4000-8000-${idOf(name)}`;
const taken = (file: File): TicketFile => ({ id: fileId(file.name), name: file.name, kind: 'pdf', size: file.size });

const takes = on(ticketContract.ticketFileUpload, ({ file }) => taken(file));
const opens = on(ticketContract.ownTicket, () => ticketWith());
const writes = on(ticketContract.writeInTicket, () => ticketWith([], 'It arrived'));

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const sized = (bytes: number) => {
  const file = pdf('large.pdf');
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};

async function show(rules: readonly Rule[], { atoms = createStore(), language = 'en' as 'en' | 'es' } = {}) {
  const server = fakeServer(rules);
  await renderScreen(
    <Provider store={atoms}>
      <Ticket number={NUMBER} allLink={(text) => <a href="/all">{text}</a>} creditsLink={(text) => <b>{text}</b>} />
    </Provider>,
    server,
    language,
  );
  await screen.findByRole('textbox');
  const asked = (row: { readonly name: string }) => server.requests.filter(({ name }) => name === row.name);
  return { server, asked };
}

const add = (...files: File[]) => userEvent.upload(screen.getByLabelText('Add files', { selector: 'input' }), files);
const say = (text: string) => userEvent.type(screen.getByRole('textbox'), text);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));
const chosen = () =>
  within(screen.getByRole('list', { name: 'Selected files' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

describe('attachments of an unsent message', () => {
  it('are uploaded when added, and sent in order', async () => {
    const { asked } = await show([opens, takes, writes]);
    await add(pdf('front.pdf'), pdf('back.pdf'));
    await waitFor(() =>
      expect(chosen()).toEqual([
        expect.stringMatching(/^front\.pdf1 KB · Uploaded/),
        expect.stringMatching(/^back\.pdf.*Uploaded/),
      ]),
    );
    await say('See here.');
    await send();
    expect(await screen.findByText('It arrived', { selector: 'li p' })).toBeDefined();
    expect(asked(ticketContract.writeInTicket)[0]!.input).toMatchObject({
      text: 'See here.',
      files: [fileId('front.pdf'), fileId('back.pdf')],
    });
    expect(screen.queryByRole('list', { name: 'Selected files' })).toBeNull();
  });

  it('are sent once on a double click', async () => {
    const { asked } = await show([opens, takes, on(ticketContract.writeInTicket, noAnswerYet)]);
    await add(pdf('front.pdf'));
    await say('See here.');
    await send();
    await userEvent.click(screen.getByRole('button', { name: 'Sending…' }));
    expect(asked(ticketContract.writeInTicket)).toHaveLength(1);
  });

  it('survive a lost connection along with the text, and are retried as the same file', async () => {
    let tries = 0;
    const { asked } = await show([
      opens,
      on(ticketContract.ticketFileUpload, ({ file }) => (++tries === 1 ? connectionLost() : taken(file))),
      writes,
    ]);
    await say('See here.');
    await add(pdf('front.pdf'));
    expect(await screen.findByText('Upload interrupted. Check your connection.')).toBeDefined();
    await send();
    expect(screen.getByText('Some files didn’t upload. Retry or remove them.')).toBeDefined();
    expect(asked(ticketContract.writeInTicket)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry front.pdf' }));
    await waitFor(() => expect(chosen()).toEqual([expect.stringContaining('Uploaded')]));
    const [one, other] = asked(ticketContract.ticketFileUpload);
    expect(other!.input['upload_id']).toBe(one!.input['upload_id']);
    await send();
    expect(await screen.findByText('It arrived', { selector: 'li p' })).toBeDefined();
  });

  it('stay if sending fails, and are sent again with the same message', async () => {
    let tries = 0;
    const { asked } = await show([
      opens,
      takes,
      on(ticketContract.writeInTicket, () => (++tries === 1 ? connectionLost() : ticketWith([], 'It arrived'))),
    ]);
    await add(pdf('front.pdf'));
    await say('See here.');
    await send();
    await waitFor(() => expect(asked(ticketContract.writeInTicket)).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send message' })).toBeDefined());
    expect(chosen()).toHaveLength(1);
    await send();
    expect(await screen.findByText('It arrived', { selector: 'li p' })).toBeDefined();
    const [first, second] = asked(ticketContract.writeInTicket);
    expect(second!.input).toEqual(first!.input);
  });

  it('show the server’s reason if rejected, and can be removed', async () => {
    const WORDS = 'HEIC images aren’t supported. Save the image as a JPEG and try again.';
    const { asked } = await show([
      opens,
      on(ticketContract.ticketFileUpload, ({ file }) => (file.name === 'x.pdf' ? refused(422, WORDS) : taken(file))),
      writes,
    ]);
    await add(pdf('x.pdf'), pdf('front.pdf'));
    expect(await screen.findByText(WORDS)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Retry x.pdf' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove x.pdf' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add files' }));
    await say('See here.');
    await send();
    await waitFor(() =>
      expect(asked(ticketContract.writeInTicket)[0]!.input).toMatchObject({ files: [fileId('front.pdf')] }),
    );
  });

  it('can be retried while the virus scanner is down', async () => {
    await show([opens, on(ticketContract.ticketFileUpload, () => refused(503, 'Files can’t be checked right now.'))]);
    await add(pdf('front.pdf'));
    expect(await screen.findByText('Files can’t be checked right now.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Retry front.pdf' })).toBeDefined();
  });

  it('are limited to five', async () => {
    const { asked } = await show([opens, takes]);
    await add(...['1', '2', '3', '4', '5', '6'].map((nth) => pdf(`${nth}.pdf`)));
    expect(await screen.findByText('You can attach up to 5 files.')).toBeDefined();
    expect(chosen()).toHaveLength(5);
    expect(asked(ticketContract.ticketFileUpload)).toHaveLength(5);
  });

  it('over 10 MB are rejected before the upload', async () => {
    const { asked } = await show([opens, takes]);
    await add(sized(FILE_BYTES + 1_048_576));
    expect(await screen.findByText('File is larger than 10 MB')).toBeDefined();
    expect(asked(ticketContract.ticketFileUpload)).toEqual([]);
  });

  it('block sending until they are uploaded, and say so', async () => {
    const { asked } = await show([opens, on(ticketContract.ticketFileUpload, noAnswerYet), writes]);
    await add(pdf('front.pdf'));
    await say('See here.');
    await send();
    expect(screen.getByText('Wait for your files to finish uploading.')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'front.pdf: Uploading… 0%' })).toBeDefined();
    expect(asked(ticketContract.writeInTicket)).toEqual([]);
  });

  it('survive signing in again', async () => {
    const atoms = createStore();
    await show([opens, takes], { atoms });
    await add(pdf('front.pdf'));
    await waitFor(() => expect(chosen()).toEqual([expect.stringContaining('Uploaded')]));
    cleanup();
    await show([opens], { atoms });
    expect(chosen()).toEqual([expect.stringContaining('front.pdf')]);
  });

  it('speaks Spanish', async () => {
    await show([opens], { language: 'es' });
    expect(screen.getByRole('button', { name: 'Agregar archivos' })).toBeDefined();
    expect(
      screen.getByText('Hasta 5 archivos de 10 MB cada uno: JPEG, PNG, WebP, PDF o texto sin formato.'),
    ).toBeDefined();
  });
});

describe('attachments of a message', () => {
  const picture: TicketFile = { id: fileId('car'), name: '<b>car</b>.jpg', kind: 'picture', size: 1_258_291 };
  const paper: TicketFile = { id: fileId('paper'), name: 'title.pdf', kind: 'pdf', size: 46_080 };
  const opensWith = (...files: TicketFile[]) => on(ticketContract.ownTicket, () => ticketWith(files));

  it('show name, size, and a thumbnail, and download on click', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { asked } = await show([opensWith(picture, paper), on(ticketContract.ticketFile, () => new Blob(['x']))]);
    const list = within(screen.getByRole('list', { name: 'Attachments' }));
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '<b>car</b>.jpg1.2 MB',
      'title.pdf45 KB',
    ]);
    await waitFor(() => expect(document.querySelector('li img')).not.toBeNull());
    expect(asked(ticketContract.ticketFile).map(({ input }) => input)).toEqual([{ id: picture.id, small: '1' }]);
    await userEvent.click(list.getByRole('button', { name: 'Download title.pdf, 45 KB' }));
    await waitFor(() => expect(saved).toEqual(['title.pdf']));
    expect(asked(ticketContract.ticketFile).at(-1)!.input).toEqual({ id: paper.id });
  });

  it('show an error if a download fails', async () => {
    await show([opensWith(paper), on(ticketContract.ticketFile, () => refused(404, 'File not found.'))]);
    await userEvent.click(screen.getByRole('button', { name: 'Download title.pdf, 45 KB' }));
    expect(await screen.findByText('File not found.')).toBeDefined();
  });
});
