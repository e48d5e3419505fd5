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
  let kept = [...start];
  return fakeServer([
    on(snippetContract.staffSnippets, () => ({ snippets: kept })),
    on(snippetContract.staffSnippetSave, (snippet) => {
      if (snippet.name === 'Full') return refused(422, 'There are 200 snippets.');
      kept = [...kept.filter(({ id }) => id !== snippet.id), snippet];
      return snippet;
    }),
    on(snippetContract.staffSnippetRemove, ({ id }) => {
      kept = kept.filter((each) => each.id !== id);
      return null;
    }),
  ]);
}

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('issue 10: snippets are kept here', () => {
  it('a new one is written, read as it will be sent, and kept', async () => {
    await render(<SnippetsPage />, server([]));
    await screen.findByRole('heading', { name: 'No snippets yet' });
    fireEvent.click(screen.getByRole('button', { name: 'New snippet' }));
    const dialog = within(await screen.findByRole('dialog'));
    fill('Name', 'Thanks');
    fill('Text', 'Hello {name}, thank {who}.');
    expect(dialog.getByText(/Nothing fills in \{who\}/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Save the snippet' })).toHaveProperty('disabled', true);
    fill('Text', 'Hello {name}, thank you.');
    expect(dialog.getByText('Hello Alex, thank you.')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Save the snippet' }));
    expect(await screen.findByRole('heading', { name: 'Thanks' })).toBeTruthy();
  });

  it('what the server refuses is said, and nothing typed is lost', async () => {
    await render(<SnippetsPage />, server());
    fireEvent.click(await screen.findByRole('button', { name: 'Edit: Hello' }));
    const dialog = within(await screen.findByRole('dialog'));
    fill('Name', 'Full');
    fireEvent.click(dialog.getByRole('button', { name: 'Save the snippet' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('There are 200 snippets.');
    expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Full');
  });

  it('one is taken away after a question', async () => {
    await render(<SnippetsPage />, server());
    fireEvent.click(await screen.findByRole('button', { name: 'Remove: Hola' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove “Hola”?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Remove the snippet' }));
    await expect.poll(() => screen.queryByRole('heading', { name: 'Hola' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Hello' })).toBeTruthy();
  });
});
