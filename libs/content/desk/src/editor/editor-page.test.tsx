import { contentDeskContract, type PageDocument, type ContentText } from '@vinlore/content-domain';
import { type FakeServer, fakeServer, on, refused, type Rule } from '@vinlore/testing-web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { AT, editedPage, MARIA, PAGE_ID, pageDocument, textOf } from '../testing/texts.ts';
import { aroundEditor, opens, renderContent } from '../testing/rules.ts';
import { EditorPage } from './editor-page.tsx';

/** A server that stores one text like the real one does. */
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

describe('the page editor', () => {
  afterEach(() => localStorage.clear());

  it('edits a block by the fields of its schema, and saves with Ctrl+S', async () => {
    const server = await show(keeping().rules);
    fireEvent.click(named(/^Text What a recall is/));
    fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'A maker repairs it for nothing.' } });
    expect(screen.getByText('Unsaved changes…')).toBeTruthy();
    fireEvent.keyDown(screen.getByLabelText('Text'), { key: 's', ctrlKey: true });
    await screen.findByText(/^Draft saved/);
    expect(saved(server)).toMatchObject([{ base: 3 }]);
    expect(saved(server)[0]!.document.blocks[1]).toEqual({
      ...{ kind: 'rich-text', title: 'What a recall is' },
      text: 'A maker repairs it for nothing.',
    });
    expect(screen.getByText('Unpublished changes')).toBeTruthy();
  });

  it('opens a block with the cursor in its text', async () => {
    await show(keeping().rules);
    fireEvent.click(named(/^Text What a recall is/));
    expect(document.activeElement).toBe(screen.getByLabelText('Text'));
  });

  it('removes an optional field when it is emptied', async () => {
    const server = await show(keeping().rules);
    fireEvent.click(named(/^Text What a recall is/));
    fireEvent.change(screen.getByLabelText(/^Title \(optional\)/), { target: { value: '' } });
    fireEvent.keyDown(screen.getByLabelText(/^Title \(optional\)/), { key: 's', ctrlKey: true });
    await waitFor(() => expect(saved(server)).toHaveLength(1));
    expect(saved(server)[0]!.document.blocks[1]).toEqual({ kind: 'rich-text', text: 'A maker repairs it for free.' });
  });

  it('moves a block with Alt and an arrow key, announces its position, and keeps focus', async () => {
    await show(keeping().rules);
    const questions = named(/^FAQ Questions/);
    questions.focus();
    fireEvent.keyDown(questions, { key: 'ArrowUp', altKey: true });
    expect(cards()).toEqual(['Page headingOpen recalls', 'FAQQuestions', 'TextWhat a recall is']);
    expect(screen.getByText('Moved to position 2 of 3.')).toBeTruthy();
    expect(document.activeElement).toBe(named(/^FAQ Questions/));
  });

  it('adds, duplicates, and removes a block, and undoes the removal', async () => {
    await show(keeping().rules);
    fireEvent.change(screen.getByLabelText('New block'), { target: { value: 'steps' } });
    fireEvent.click(named('Add block'));
    expect(cards()).toHaveLength(4);
    expect(screen.getAllByRole('group', { name: /^Step \d$/ })).toHaveLength(2);
    fireEvent.click(named('Duplicate: 1. Page heading Open recalls'));
    expect(cards().slice(0, 2)).toEqual(['Page headingOpen recalls', 'Page headingOpen recalls']);
    fireEvent.click(named('Remove: 1. Page heading Open recalls'));
    expect(cards()).toHaveLength(4);
    fireEvent.click(named('Undo'));
    expect(cards()).toHaveLength(5);
  });

  it('adds and reorders list items', async () => {
    await show(keeping().rules);
    fireEvent.click(named(/^FAQ Questions/));
    fireEvent.click(named('Add: Item'));
    const second = within(screen.getByRole('group', { name: 'Item 2' }));
    fireEvent.change(second.getByLabelText('Question'), { target: { value: 'How long?' } });
    fireEvent.click(named('Move up: Item 2'));
    const first = within(screen.getByRole('group', { name: 'Item 1' }));
    expect(first.getByLabelText('Question')).toHaveProperty('value', 'How long?');
    fireEvent.click(named('Remove: Item 1'));
    expect(screen.queryByRole('group', { name: 'Item 2' })).toBeNull();
  });

  it('publishes with Ctrl+Enter after showing the changes word by word', async () => {
    const server = await show(keeping().rules);
    fireEvent.click(named(/^Text What a recall is/));
    fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'A maker repairs it for nothing.' } });
    fireEvent.keyDown(screen.getByLabelText('Text'), { key: 'Enter', ctrlKey: true });
    const dialog = within(await screen.findByRole('dialog'));
    const changes = dialog.getByRole('group', { name: 'Changes' });
    expect(changes.querySelector('del')?.textContent).toBe('removed: free');
    expect(changes.querySelector('ins')?.textContent).toBe('added: nothing');
    fireEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked(server, 'content.publish')).toMatchObject({ base: 4, language: 'en' });
    expect(screen.queryByText('Unpublished changes')).toBeNull();
    expect(screen.getByLabelText('Text')).toHaveProperty('value', 'A maker repairs it for nothing.');
  });

  it('blocks publishing while there are errors, and links to each one', async () => {
    await show(keeping().rules);
    fireEvent.click(named('Remove: 3. FAQ Questions'));
    fireEvent.click(named(/^Page heading Open recalls/));
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: '' } });
    fireEvent.click(named(/^Page heading/));
    fireEvent.click(named('Publish…'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Publish now' })).toHaveProperty('disabled', true);
    fireEvent.click(dialog.getByRole('button', { name: '1. Page heading › Title' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')));
    expect(screen.getByLabelText('Title').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('This field is required.')).toBeTruthy();
  });

  it('lists every broken link, including two in one field', async () => {
    const at = { path: 'blocks.1.text', fault: 'no-page' } as const;
    const doubts = ['/offer', '/pricng'].map((link) => ({ ...at, link }));
    await show([on(contentDeskContract.checkDocument, () => ({ faults: [], doubts })), ...keeping().rules]);
    fireEvent.click(named('Remove: 3. FAQ Questions'));
    fireEvent.click(named('Publish…'));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('/offer');
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['2. Text › Text: /offer Page not found.', '2. Text › Text: /pricng Page not found.']),
    );
  });

  it('schedules a publication and cancels it', async () => {
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
    fireEvent.click(dialog.getByRole('radio', { name: 'Schedule for later' }));
    const button = dialog.getByRole('button', { name: 'Schedule' });
    fireEvent.change(dialog.getByLabelText(/Date and time/), { target: { value: '2016-11-22T10:00' } });
    expect(button).toHaveProperty('disabled', true);
    fireEvent.change(dialog.getByLabelText(/Date and time/), { target: { value: '2126-11-22T10:00' } });
    fireEvent.click(button);
    await screen.findByText(/^Scheduled to publish Nov 22, 2126/);
    expect(asked(server, 'content.plan')).toMatchObject({ act: 'publish', base: 3 });
    fireEvent.click(named('Cancel schedule'));
    await waitFor(() => expect(screen.queryByText(/^Scheduled to publish/)).toBeNull());
  });

  it('shows an empty state for a missing language, and copies from the other one', async () => {
    const server = await show(keeping(textOf({ number: 0 })).rules, {
      page: editedPage({ es: null }),
      path: `/staff/content/${PAGE_ID}?show=es`,
    });
    expect(screen.getByText('No content in this language yet')).toBeTruthy();
    fireEvent.click(named('Copy from other language'));
    expect(cards()).toHaveLength(3);
    fireEvent.keyDown(named(/^Page heading/), { key: 's', ctrlKey: true });
    await waitFor(() => expect(saved(server)).toEqual([expect.objectContaining({ base: 0, language: 'es' })]));
  });

  it('shows both languages side by side', async () => {
    await show([], { path: `/staff/content/${PAGE_ID}?show=both` });
    expect(screen.getByRole('region', { name: 'English' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Spanish' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Side by side' }).getAttribute('aria-current')).toBe('page');
  });

  it('opens the field named in the URL', async () => {
    await show([], { path: `/staff/content/${PAGE_ID}?show=en&at=blocks.2.items.0.answer` });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Answer')));
  });

  it('shows a merge view to the second editor without losing any changes', async () => {
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
    const go = named('Apply and continue');
    expect(go).toHaveProperty('disabled', true);
    const field = within(screen.getByRole('group', { name: 'Block 2 › Text' }));
    fireEvent.click(field.getByRole('button', { name: 'Keep theirs' }));
    expect(field.getByLabelText('Result')).toHaveProperty('value', 'Their words.');
    fireEvent.change(field.getByLabelText('Result'), { target: { value: 'Their words. My words.' } });
    fireEvent.click(go);
    await screen.findByText(/^Draft saved/);
    expect(saved(server)).toMatchObject([
      { base: 3 },
      { base: 8, document: { title: 'Recalls, theirs', blocks: [{}, { text: 'Their words. My words.' }, {}] } },
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
    // The next save is based on the merged version.
    fireEvent.click(named('Discard changes…'));
    fireEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(asked(server, 'content.discardDraft')).toMatchObject({ base: 9 }));
  });

  it('reloads the server’s version when the page is opened again', async () => {
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
    await screen.findByRole('button', { name: /^Page heading Open recalls/ });
    const theirs = pageDocument();
    theirs.blocks[0] = { kind: 'page-head', title: 'Rolled back' };
    page.now = editedPage({ en: textOf({ number: 4, document: theirs }) });
    fireEvent.click(screen.getByText('Go'));
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull());
    fireEvent.click(screen.getByText('Go'));
    await screen.findByRole('button', { name: /^Page heading Rolled back/ });
  });

  it('asks whose block order to keep when two people reordered them', async () => {
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
    const order = within(await screen.findByRole('group', { name: 'Block order' }));
    expect(order.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['Text: What a recall is', 'Page heading: Open recalls', 'FAQ: Questions'],
      ...['FAQ: Questions', 'Text: What a recall is', 'Page heading: Open recalls'],
    ]);
    expect(named('Apply and continue')).toHaveProperty('disabled', true);
    fireEvent.click(order.getByRole('button', { name: 'Keep theirs' }));
    fireEvent.click(named('Apply and continue'));
    await screen.findByText(/^Draft saved/);
    expect(saved(server).at(-1)).toMatchObject({ base: 8, document: { blocks: theirs.blocks } });
  });

  it('explains why saving failed, and that the text is kept in the browser', async () => {
    await show([
      on(contentDeskContract.saveDraft, () => {
        throw new TypeError('Failed to fetch');
      }),
    ]);
    fireEvent.click(named(/^Page heading/));
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'On a train' } });
    fireEvent.keyDown(screen.getByLabelText('Title'), { key: 's', ctrlKey: true });
    await screen.findByText(/^Not saved\. You’re offline.*Your changes are stored in this browser\.$/);
  });

  it('lists redirects to the page, and deletes one after confirmation', async () => {
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
    fireEvent.click(await screen.findByText('2 redirects to this page'));
    fireEvent.click(named('Delete… /old-recalls'));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete redirect' }));
    await screen.findByText('1 redirect to this page');
    expect(asked(server, 'content.endRedirect')).toEqual({ path: '/old-recalls' });
    expect(screen.queryByText('/old-recalls')).toBeNull();
  });

  it('changes the page’s path, and explains that the old one redirects', async () => {
    const server = await show([on(contentDeskContract.movePage, ({ path }) => editedPage({ path }))]);
    fireEvent.click(named('Change path…'));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Path'), { target: { value: '/Open Recalls' } });
    expect(dialog.getByRole('button', { name: 'Change path' })).toHaveProperty('disabled', true);
    fireEvent.change(dialog.getByLabelText('Path'), { target: { value: '/open-recalls' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Change path' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked(server, 'content.movePage')).toEqual({
      ...{ id: PAGE_ID, path: '/open-recalls', from: '/recalls' },
    });
  });
});
