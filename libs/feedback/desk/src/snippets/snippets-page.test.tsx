import { type Snippet, snippetContract } from '@vinlore/feedback-domain';
import { fakeServer, on, refused } from '@vinlore/testing-web';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { feedbackDeskMessages } from '../messages/index.ts';
import { SNIPPETS } from '../testing/samples.ts';
import { SnippetsPage } from './snippets-page.tsx';

const render = deskRenderer(feedbackDeskMessages);

function server(start: readonly Snippet[] = SNIPPETS) {
  return colleagues(start).network;
}

/** A server on which a colleague also edits snippets. */
function colleagues(start: readonly Snippet[] = SNIPPETS) {
  let kept = [...start];
  const network = fakeServer([
    on(snippetContract.staffSnippets, () => ({ snippets: kept })),
    on(snippetContract.staffSnippetSave, (snippet) => {
      const { was, ...words } = snippet;
      if (words.name === 'Full') return refused(422, 'There are 200 snippets.');
      const before = kept.find(({ id }) => id === words.id) ?? null;
      if (before?.text !== was?.text) return refused(409, 'A colleague changed it.', { theirs: before });
      kept = [...kept.filter(({ id }) => id !== words.id), words];
      return words;
    }),
    on(snippetContract.staffSnippetRemove, ({ id }) => {
      kept = kept.filter((each) => each.id !== id);
      return null;
    }),
  ]);
  return { network, colleague: (change: (kept: Snippet[]) => Snippet[]) => void (kept = change(kept)) };
}

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('snippets page', () => {
  it('creates a snippet after a preview', async () => {
    await render(<SnippetsPage />, server([]));
    await screen.findByRole('heading', { name: 'No snippets yet' });
    fireEvent.click(screen.getByRole('button', { name: 'New snippet' }));
    const dialog = within(await screen.findByRole('dialog'));
    fill('Name', 'Thanks');
    fill('Text', 'Hello {name}, thank {who}.');
    expect(dialog.getByText(/Unknown placeholder: \{who\}/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Save snippet' })).toHaveProperty('disabled', true);
    fill('Text', 'Hello {name}, thank you.');
    expect(dialog.getByText('Hello Alex, thank you.')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Save snippet' }));
    expect(await screen.findByRole('heading', { name: 'Thanks' })).toBeTruthy();
  });

  it('creates a snippet that resolves the ticket and adds tags', async () => {
    await render(<SnippetsPage />, server([]));
    fireEvent.click(await screen.findByRole('button', { name: 'New snippet' }));
    const dialog = within(await screen.findByRole('dialog'));
    fill('Name', 'Refunded');
    fill('Text', 'Your money is back.');
    fill('Tags', 'Refund, #no');
    expect(dialog.getByRole('button', { name: 'Save snippet' })).toHaveProperty('disabled', true);
    fill('Tags', 'Refund, late');
    fireEvent.click(dialog.getByLabelText('Resolve ticket when sent'));
    fireEvent.click(dialog.getByRole('button', { name: 'Save snippet' }));
    expect(await screen.findByText('resolves the ticket, adds tags (late, refund)')).toBeTruthy();
  });

  it('shows the server’s error, and keeps the input', async () => {
    await render(<SnippetsPage />, server());
    fireEvent.click(await screen.findByRole('button', { name: 'Edit: Hello' }));
    const dialog = within(await screen.findByRole('dialog'));
    fill('Name', 'Full');
    fireEvent.click(dialog.getByRole('button', { name: 'Save snippet' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('There are 200 snippets.');
    expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Full');
  });

  it('shows both versions to the second of two editors, who chooses one', async () => {
    const { network, colleague } = colleagues();
    await render(<SnippetsPage />, network);
    const edit = async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Edit: Hello' }));
      return within(await screen.findByRole('dialog'));
    };
    const dialog = await edit();
    const save = () => dialog.getByRole('button', { name: 'Save snippet' });
    colleague((kept) => kept.map((each) => (each.name === 'Hello' ? { ...each, text: 'Hi from Otto.' } : each)));
    fill('Text', 'Hi from me.');
    fireEvent.click(save());
    expect((await dialog.findByRole('alert')).textContent).toContain('Hi from Otto.');
    expect(dialog.getByLabelText('Text')).toHaveProperty('value', 'Hi from me.');
    expect(save()).toHaveProperty('disabled', true);
    fireEvent.click(dialog.getByRole('button', { name: 'Keep my version' }));
    fireEvent.click(save());
    await screen.findByText('Hi from me.');
    const again = await edit();
    colleague((kept) => kept.map((each) => ({ ...each, text: 'Hi from Olga.' })));
    fill('Text', 'Hi again.');
    fireEvent.click(again.getByRole('button', { name: 'Save snippet' }));
    fireEvent.click(await again.findByRole('button', { name: 'Use their version' }));
    expect(again.getByLabelText('Text')).toHaveProperty('value', 'Hi from Olga.');
  });

  it('keeps the draft if a colleague deletes the snippet during editing', async () => {
    const { network, colleague } = colleagues();
    await render(<SnippetsPage />, network);
    fireEvent.click(await screen.findByRole('button', { name: 'Edit: Hello' }));
    const dialog = within(await screen.findByRole('dialog'));
    colleague(() => []);
    fill('Text', 'Hi from me.');
    fireEvent.click(dialog.getByRole('button', { name: 'Save snippet' }));
    await dialog.findByText('Someone else deleted this snippet');
    fireEvent.click(dialog.getByRole('button', { name: 'Save snippet' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Hi from me.')).toBeTruthy();
  });

  it('deletes a snippet after confirmation', async () => {
    await render(<SnippetsPage />, server());
    fireEvent.click(await screen.findByRole('button', { name: 'Delete: Hola' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Hola”?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Delete snippet' }));
    await expect.poll(() => screen.queryByRole('heading', { name: 'Hola' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Hello' })).toBeTruthy();
  });
});
