import { contentDeskContract, type PageDocument, type ContentText } from '@vinlore/content-domain';
import { type FakeServer, fakeServer, on, refused, type Rule } from '@vinlore/testing-web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { AT, editedPage, MARIA, PAGE_ID, pageDocument, textOf } from '../testing/texts.ts';
import { aroundEditor, opens, renderContent } from '../testing/rules.ts';
import { EditorPage } from './editor-page.tsx';

/** A server that keeps one text as the real one does. */
function keeping(text: ContentText = textOf({ number: 3 })) {
  let now = text;
  return {
    now: () => now,
    rules: [
      on(contentDeskContract.saveDraft, ({ base, document }) => {
        now = { ...now, number: base + 1, draft: true, document };
        return now;
      }),
      on(contentDeskContract.publishDraft, ({ base }) => {
        const published = { number: base + 1, at: AT, by: MARIA, document: now.document };
        now = { ...now, number: base + 1, draft: false, state: 'published', published };
        return now;
      }),
    ] as readonly Rule[],
  };
}

const show = async (rules: readonly Rule[], at: { page?: ReturnType<typeof editedPage>; path?: string } = {}) => {
  const page = at.page ?? editedPage({ en: textOf({ number: 3 }) });
  const server = fakeServer([opens(page), ...rules, ...aroundEditor]);
  await renderContent(<EditorPage params={{ id: PAGE_ID }} />, server, {
    path: at.path ?? `/staff/content/${PAGE_ID}?show=en`,
    permissions: ['content'],
  });
  await screen.findByRole('heading', { level: 1, name: '/recalls' });
  return server;
};
const named = (name: RegExp | string) => screen.getByRole('button', { name });
const cards = () =>
  screen.getAllByRole('listitem').map((each) => within(each).getByRole('heading', { level: 3 }).textContent);
const asked = (server: FakeServer, name: string) => server.requests.find((each) => each.name === name)?.input;
const saved = (server: FakeServer) =>
  server.requests
    .filter(({ name }) => name === 'content.saveDraft')
    .map(({ input }) => input as unknown as { base: number; document: PageDocument });

describe('the editor of a page', () => {
  afterEach(() => localStorage.clear());

  it('edits a block by the fields of its schema, and saves with Ctrl+S', async () => {
    const server = await show(keeping().rules);
    fireEvent.click(named(/^Text What a recall is/));
    fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'A maker repairs it for nothing.' } });
    expect(screen.getByText('Not saved yet…')).toBeTruthy();
    fireEvent.keyDown(screen.getByLabelText('Text'), { key: 's', ctrlKey: true });
    await screen.findByText(/^Saved\./);
    expect(saved(server)).toMatchObject([{ base: 3 }]);
    expect(saved(server)[0]!.document.blocks[1]).toEqual({
      ...{ kind: 'rich-text', title: 'What a recall is' },
      text: 'A maker repairs it for nothing.',
    });
    expect(screen.getByText('Changes in work')).toBeTruthy();
  });

  it('opens a block with the cursor in what it says', async () => {
    await show(keeping().rules);
    fireEvent.click(named(/^Text What a recall is/));
    expect(document.activeElement).toBe(screen.getByLabelText('Text'));
  });

  it('takes an optional field out where it is emptied', async () => {
    const server = await show(keeping().rules);
    fireEvent.click(named(/^Text What a recall is/));
    fireEvent.change(screen.getByLabelText(/^Title \(optional\)/), { target: { value: '' } });
    fireEvent.keyDown(screen.getByLabelText(/^Title \(optional\)/), { key: 's', ctrlKey: true });
    await waitFor(() => expect(saved(server)).toHaveLength(1));
    expect(saved(server)[0]!.document.blocks[1]).toEqual({ kind: 'rich-text', text: 'A maker repairs it for free.' });
  });

  it('moves a block with Alt and an arrow, says where it is, and keeps the focus on it', async () => {
    await show(keeping().rules);
    const questions = named(/^Questions Questions/);
    questions.focus();
    fireEvent.keyDown(questions, { key: 'ArrowUp', altKey: true });
    expect(cards()).toEqual(['HeadingOpen recalls', 'QuestionsQuestions', 'TextWhat a recall is']);
    expect(screen.getByText('Moved to place 2 of 3.')).toBeTruthy();
    expect(document.activeElement).toBe(named(/^Questions Questions/));
  });

  it('adds, copies and removes a block, and brings it back', async () => {
    await show(keeping().rules);
    fireEvent.change(screen.getByLabelText('New block'), { target: { value: 'steps' } });
    fireEvent.click(named('Add at the end'));
    expect(cards()).toHaveLength(4);
    expect(screen.getAllByRole('group', { name: /^Step \d$/ })).toHaveLength(2);
    fireEvent.click(named('Duplicate: 1. Heading Open recalls'));
    expect(cards().slice(0, 2)).toEqual(['HeadingOpen recalls', 'HeadingOpen recalls']);
    fireEvent.click(named('Remove: 1. Heading Open recalls'));
    expect(cards()).toHaveLength(4);
    fireEvent.click(named('Undo'));
    expect(cards()).toHaveLength(5);
  });

  it('adds and orders the entries of a list', async () => {
    await show(keeping().rules);
    fireEvent.click(named(/^Questions Questions/));
    fireEvent.click(named('Add: Entry'));
    const second = within(screen.getByRole('group', { name: 'Entry 2' }));
    fireEvent.change(second.getByLabelText('Question'), { target: { value: 'How long?' } });
    fireEvent.click(named('Move up: Entry 2'));
    const first = within(screen.getByRole('group', { name: 'Entry 1' }));
    expect(first.getByLabelText('Question')).toHaveProperty('value', 'How long?');
    fireEvent.click(named('Remove: Entry 1'));
    expect(screen.queryByRole('group', { name: 'Entry 2' })).toBeNull();
  });

  it('publishes with Ctrl+Enter what changed, in view word by word', async () => {
    const server = await show(keeping().rules);
    fireEvent.click(named(/^Text What a recall is/));
    fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'A maker repairs it for nothing.' } });
    fireEvent.keyDown(screen.getByLabelText('Text'), { key: 'Enter', ctrlKey: true });
    const dialog = within(await screen.findByRole('dialog'));
    const changes = dialog.getByRole('group', { name: 'What changes' });
    expect(changes.querySelector('del')?.textContent).toBe('removed: free');
    expect(changes.querySelector('ins')?.textContent).toBe('added: nothing');
    fireEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked(server, 'content.publish')).toMatchObject({ base: 4, language: 'en' });
    expect(screen.queryByText('Changes in work')).toBeNull();
    expect(screen.getByLabelText('Text')).toHaveProperty('value', 'A maker repairs it for nothing.');
  });

  it('publishes nothing that has faults, and leads to each', async () => {
    await show(keeping().rules);
    fireEvent.click(named('Remove: 3. Questions Questions'));
    fireEvent.click(named(/^Heading Open recalls/));
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: '' } });
    fireEvent.click(named(/^Heading/));
    fireEvent.click(named('Publish…'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Publish now' })).toHaveProperty('disabled', true);
    fireEvent.click(dialog.getByRole('button', { name: '1. Heading › Title' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')));
    expect(screen.getByLabelText('Title').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('It is empty.')).toBeTruthy();
  });

  it('names each link that leads nowhere, two in one field, too', async () => {
    const at = { path: 'blocks.1.text', fault: 'no-page' } as const;
    const doubts = ['/offer', '/pricng'].map((link) => ({ ...at, link }));
    await show([on(contentDeskContract.checkDocument, () => ({ faults: [], doubts })), ...keeping().rules]);
    fireEvent.click(named('Remove: 3. Questions Questions'));
    fireEvent.click(named('Publish…'));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('/offer');
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        '2. Text › Text: /offer There is no such page.',
        '2. Text › Text: /pricng There is no such page.',
      ]),
    );
  });

  it('plans a publication for a moment, and cancels it', async () => {
    const plan = {
      plan_id: '55555555-5555-4555-8555-555555555555',
      act: 'publish' as const,
      ...{ number: 3, at: '2126-11-22T10:00:00.000Z', planned_at: AT, by: MARIA, end: null },
    };
    const server = await show(
      [
        on(contentDeskContract.planAct, () => plan),
        on(contentDeskContract.cancelPlan, () => ({ ...plan, end: 'cancelled' as const })),
      ],
      { page: editedPage({ en: textOf({ number: 3, draft: true }) }) },
    );
    fireEvent.click(named('Publish…'));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('radio', { name: 'Later' }));
    const button = dialog.getByRole('button', { name: 'Plan it' });
    fireEvent.change(dialog.getByLabelText(/Day and time/), { target: { value: '2016-11-22T10:00' } });
    expect(button).toHaveProperty('disabled', true);
    fireEvent.change(dialog.getByLabelText(/Day and time/), { target: { value: '2126-11-22T10:00' } });
    fireEvent.click(button);
    await screen.findByText(/^Goes live Nov 22, 2126/);
    expect(asked(server, 'content.plan')).toMatchObject({ act: 'publish', base: 3 });
    fireEvent.click(named('Cancel the plan'));
    await waitFor(() => expect(screen.queryByText(/^Goes live/)).toBeNull());
  });

  it('shows a page that has no text in a language yet, and begins with the other one’s', async () => {
    const server = await show(keeping(textOf({ number: 0 })).rules, {
      page: editedPage({ es: null }),
      path: `/staff/content/${PAGE_ID}?show=es`,
    });
    expect(screen.getByText('There is no text in this language yet.')).toBeTruthy();
    fireEvent.click(named('Begin with the other language’s text'));
    expect(cards()).toHaveLength(3);
    fireEvent.keyDown(named(/^Heading/), { key: 's', ctrlKey: true });
    await waitFor(() => expect(saved(server)).toEqual([expect.objectContaining({ base: 0, language: 'es' })]));
  });

  it('shows both languages side by side', async () => {
    await show([], { path: `/staff/content/${PAGE_ID}?show=both` });
    expect(screen.getByRole('region', { name: 'English' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Spanish' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Side by side' }).getAttribute('aria-current')).toBe('page');
  });

  it('jumps from the address to the field that a link stands in', async () => {
    await show([], { path: `/staff/content/${PAGE_ID}?show=en&at=blocks.2.items.0.answer` });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Answer')));
  });

  it('a second editor gets a merge view, decides, and nothing is lost', async () => {
    const theirs: PageDocument = pageDocument();
    theirs.title = 'Recalls, theirs';
    theirs.blocks[1] = { kind: 'rich-text', title: 'What a recall is', text: 'Their words.' };
    const conflict = { base: pageDocument(), theirs, number: 8, act: 'saved', at: AT, by: MARIA };
    let first = true;
    const server = await show([
      on(contentDeskContract.saveDraft, ({ document }) => {
        if (first) {
          first = false;
          return refused(409, 'Changed meanwhile.', conflict);
        }
        return textOf({ number: 9, draft: true, document });
      }),
      on(contentDeskContract.discardDraft, () => textOf({ number: 10 })),
    ]);
    fireEvent.click(named(/^Text What a recall is/));
    fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'My words.' } });
    fireEvent.keyDown(screen.getByLabelText('Text'), { key: 's', ctrlKey: true });
    expect((await screen.findByRole('alert')).textContent).toMatch(/Maria changed this text/);
    const go = named('Go on with this');
    expect(go).toHaveProperty('disabled', true);
    const field = within(screen.getByRole('group', { name: 'Block 2 › Text' }));
    fireEvent.click(field.getByRole('button', { name: 'Take theirs' }));
    expect(field.getByLabelText('Result')).toHaveProperty('value', 'Their words.');
    fireEvent.change(field.getByLabelText('Result'), { target: { value: 'Their words. My words.' } });
    fireEvent.click(go);
    await screen.findByText(/^Saved\./);
    expect(saved(server)).toMatchObject([
      { base: 3 },
      { base: 8, document: { title: 'Recalls, theirs', blocks: [{}, { text: 'Their words. My words.' }, {}] } },
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
    // What comes next stands on what the merge saved.
    fireEvent.click(named('Discard…'));
    fireEvent.click(await screen.findByRole('button', { name: 'Discard them' }));
    await waitFor(() => expect(asked(server, 'content.discardDraft')).toMatchObject({ base: 9 }));
  });

  it('begins anew with what the server has when somebody comes back to the page', async () => {
    const page = { now: editedPage({ en: textOf({ number: 3 }) }) };
    function Visits() {
      const [here, setHere] = useState(true);
      return (
        <>
          <button onClick={() => setHere(!here)}>Go</button>
          {here && <EditorPage params={{ id: PAGE_ID }} />}
        </>
      );
    }
    const server = fakeServer([on(contentDeskContract.staffDocument, () => page.now), ...aroundEditor]);
    await renderContent(<Visits />, server, { path: `/staff/content/${PAGE_ID}?show=en` });
    await screen.findByRole('button', { name: /^Heading Open recalls/ });
    const theirs = pageDocument();
    theirs.blocks[0] = { kind: 'page-head', title: 'Rolled back' };
    page.now = editedPage({ en: textOf({ number: 4, document: theirs }) });
    fireEvent.click(screen.getByText('Go'));
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull());
    fireEvent.click(screen.getByText('Go'));
    await screen.findByRole('button', { name: /^Heading Rolled back/ });
  });

  it('asks the second of two people who reordered the blocks whose order stays', async () => {
    const [head, text, questions] = pageDocument().blocks as [object, object, object];
    const theirs = { ...pageDocument(), blocks: [questions, text, head] } as PageDocument;
    const conflict = { base: pageDocument(), theirs, number: 8, act: 'saved', at: AT, by: MARIA };
    let first = true;
    const server = await show([
      on(contentDeskContract.saveDraft, ({ document }) => {
        if (!first) return textOf({ number: 9, draft: true, document });
        first = false;
        return refused(409, 'Changed meanwhile.', conflict);
      }),
    ]);
    fireEvent.keyDown(named(/^Text What a recall is/), { key: 'ArrowUp', altKey: true });
    fireEvent.keyDown(named(/^Text What a recall is/), { key: 's', ctrlKey: true });
    const order = within(await screen.findByRole('group', { name: 'Order of the blocks' }));
    expect(order.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['Text: What a recall is', 'Heading: Open recalls', 'Questions: Questions'],
      ...['Questions: Questions', 'Text: What a recall is', 'Heading: Open recalls'],
    ]);
    expect(named('Go on with this')).toHaveProperty('disabled', true);
    fireEvent.click(order.getByRole('button', { name: 'Take theirs' }));
    fireEvent.click(named('Go on with this'));
    await screen.findByText(/^Saved\./);
    expect(saved(server).at(-1)).toMatchObject({ base: 8, document: { blocks: theirs.blocks } });
  });

  it('says why it is not saved, and that the browser keeps the text', async () => {
    await show([
      on(contentDeskContract.saveDraft, () => {
        throw new TypeError('Failed to fetch');
      }),
    ]);
    fireEvent.click(named(/^Heading/));
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'On a train' } });
    fireEvent.keyDown(screen.getByLabelText('Title'), { key: 's', ctrlKey: true });
    await screen.findByText(/^Not saved\. There is no connection.*This browser keeps what you typed\.$/);
  });

  it('shows old addresses that lead to the page, and ends one after asking', async () => {
    let page = editedPage({ redirects: ['/autumn', '/old-recalls'] });
    const server = fakeServer([
      on(contentDeskContract.staffDocument, () => page),
      on(contentDeskContract.endRedirect, ({ path }) => {
        page = { ...page, redirects: page.redirects.filter((each) => each !== path) };
        return { path };
      }),
      ...aroundEditor,
    ]);
    await renderContent(<EditorPage params={{ id: PAGE_ID }} />, server, { path: `/staff/content/${PAGE_ID}` });
    fireEvent.click(await screen.findByText('2 old addresses lead here'));
    fireEvent.click(named('End… /old-recalls'));
    fireEvent.click(await screen.findByRole('button', { name: 'End it' }));
    await screen.findByText('1 old address leads here');
    expect(asked(server, 'content.endRedirect')).toEqual({ path: '/old-recalls' });
    expect(screen.queryByText('/old-recalls')).toBeNull();
  });

  it('gives the page another address and says that the old one leads there', async () => {
    const server = await show([on(contentDeskContract.movePage, ({ path }) => editedPage({ path }))]);
    fireEvent.click(named('Change address…'));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Address'), { target: { value: '/Open Recalls' } });
    expect(dialog.getByRole('button', { name: 'Change the address' })).toHaveProperty('disabled', true);
    fireEvent.change(dialog.getByLabelText('Address'), { target: { value: '/open-recalls' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Change the address' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked(server, 'content.movePage')).toEqual({
      ...{ id: PAGE_ID, path: '/open-recalls', from: '/recalls' },
    });
  });
});
