import { contentDeskContract, type RedirectList } from '@vinlore/content-domain';
import { connectionLost, fakeServer, on, type Rule } from '@vinlore/testing-web';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderContent } from '../testing/rules.ts';
import { RedirectsPage } from './redirects-page.tsx';

const says = (changes: Partial<RedirectList> = {}): RedirectList => ({
  ...{ count: 1, there: 0, faults: [], ...changes },
  good: changes.good ?? [{ line: 1, from: '/old', to: '/pricing', temporary: true }],
});
const fault = { line: 2, from: '/spring', to: '/none', words: 'Visitors find nothing at /none.' };

const show = async (...rules: readonly Rule[]) => {
  const none = on(contentDeskContract.staffRedirects, () => ({ redirects: [], more: false }));
  const server = fakeServer([none, ...rules]);
  await renderContent(<RedirectsPage />, server, { path: '/staff/content/redirects', permissions: ['content'] });
  fireEvent.click(await screen.findByRole('button', { name: 'Import…' }));
  const dialog = within(await screen.findByRole('dialog'));
  const type = (value: string) => fireEvent.change(dialog.getByLabelText('Redirects'), { target: { value } });
  const press = (name: string) => fireEvent.click(dialog.getByRole('button', { name }));
  return { server, dialog, type, press };
};

describe('importing redirects', () => {
  it('previews each line before adding anything', async () => {
    const { server, dialog, type, press } = await show(
      on(contentDeskContract.checkRedirects, () => says({ faults: [fault], there: 2 })),
      on(contentDeskContract.importRedirects, () => says({ faults: [fault] })),
    );
    expect(dialog.getByRole('button', { name: 'Preview' })).toHaveProperty('disabled', true);
    type('/old,/pricing,302\n/spring,/none');
    press('Preview');
    expect(await dialog.findByText('Visitors find nothing at /none.')).toBeTruthy();
    expect(dialog.getByText('1 line will be skipped')).toBeTruthy();
    expect(dialog.getByText('1 valid line')).toBeTruthy();
    expect(dialog.getByText('2 lines already exist.')).toBeTruthy();
    expect(server.requests.some(({ name }) => name === 'content.importRedirects')).toBe(false);
    press('Add 1 redirect');
    expect((await dialog.findByRole('status')).textContent).toContain('1 redirect added');
    expect(dialog.getByText('Visitors find nothing at /none.'), 'skipped lines stay visible').toBeTruthy();
  });

  it('requires a new preview after the list was edited', async () => {
    const { dialog, type, press } = await show(on(contentDeskContract.checkRedirects, () => says()));
    type('/old,/pricing,302');
    press('Preview');
    await dialog.findByRole('button', { name: 'Add 1 redirect' });
    type('/old,/pricing,301');
    expect(dialog.getByRole('button', { name: 'Preview' })).toBeTruthy();
  });

  it('reads a dropped file, and keeps the list if the connection is lost', async () => {
    let isDown = true;
    const { dialog, press } = await show(
      on(contentDeskContract.checkRedirects, () => says()),
      on(contentDeskContract.importRedirects, () => (isDown ? connectionLost() : says())),
    );
    const file = new File(['/old,/pricing,302'], 'old.csv', { type: 'text/csv' });
    fireEvent.drop(dialog.getByLabelText('Redirects'), { dataTransfer: { files: [file] } });
    await expect
      .poll(() => (dialog.getByLabelText('Redirects') as HTMLTextAreaElement).value)
      .toBe('/old,/pricing,302');
    press('Preview');
    await dialog.findByRole('button', { name: 'Add 1 redirect' });
    press('Add 1 redirect');
    expect(await dialog.findByRole('alert')).toBeTruthy();
    isDown = false;
    press('Add 1 redirect');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });
});
