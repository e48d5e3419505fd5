import { contentDeskContract, PICTURE_LIMIT_BYTES, type StaffPicture } from '@vinlore/content-domain';
import type { Call } from '@vinlore/contract';
import { fakeServer, noAnswerYet, on } from '@vinlore/testing-web';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AT, MARIA, PAGE_ID } from '../testing/texts.ts';
import { renderContent } from '../testing/rules.ts';
import { PicturesPage } from './pictures-page.tsx';

const picture = (changes: Partial<StaffPicture> = {}): StaffPicture => ({
  ...{ name: 'mustang.png', alt_en: 'A red Mustang', alt_es: 'Un Mustang rojo', decorative: false },
  ...{ width: 1600, height: 900, href: '/images/abc/640.webp', from: 'upload', uploaded_at: AT, uploaded_by: MARIA },
  used: [],
  ...changes,
});

const show = async (pictures: StaffPicture[] = []) => {
  const server = fakeServer([
    on(contentDeskContract.staffPictures, () => ({ pictures, more: false })),
    on(contentDeskContract.uploadPicture, ({ name }) => picture({ name })),
    on(contentDeskContract.deletePicture, () => null),
  ]);
  await renderContent(<PicturesPage />, server, { path: '/staff/content/pictures', permissions: ['content'] });
  return server;
};
const file = (name: string, type: string, size = 10) => {
  const made = new File(['x'.repeat(10)], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

describe('images page', () => {
  it('shows alt text and usage, and allows deleting only unused images', async () => {
    const used = [{ id: PAGE_ID, path: '/recalls', language: 'en', in: 'published' }] as const;
    await show([picture(), picture({ name: 'used.png', used: [...used] }), picture({ name: 'own.png', from: 'file' })]);
    const card = within(await screen.findByRole('article', { name: 'used.png' }));
    expect(card.getByText('A red Mustang')).toBeTruthy();
    expect(card.getByRole('link').getAttribute('href')).toBe(`/staff/content/${PAGE_ID}?show=en`);
    expect(card.queryByRole('button', { name: /Delete/ })).toBeNull();
    expect(
      within(screen.getByRole('article', { name: 'own.png' })).queryByRole('button', { name: /Delete|Edit alt text/ }),
    ).toBeNull();
    expect(screen.getByRole('button', { name: /Delete… mustang/ })).toBeTruthy();
  });

  it('requires alt text in both languages or the decorative option', async () => {
    const server = await show();
    fireEvent.click(screen.getByRole('button', { name: 'Upload image' }));
    const dialog = within(await screen.findByRole('dialog'));
    const button = dialog.getByRole('button', { name: 'Upload' });
    fireEvent.change(dialog.getByLabelText('File'), { target: { files: [file('Mi Año 65.PNG', 'image/png')] } });
    expect(dialog.getByLabelText('File name')).toHaveProperty('value', 'mi-ano-65.png');
    expect(button).toHaveProperty('disabled', true);
    expect(dialog.getAllByText(/Enter alt text, or mark/)).toHaveLength(2);
    fireEvent.change(dialog.getByLabelText(/Alt text \(English/), { target: { value: 'A red Mustang' } });
    expect(button).toHaveProperty('disabled', true);
    fireEvent.change(dialog.getByLabelText(/Alt text \(Spanish/), { target: { value: 'Un Mustang rojo' } });
    fireEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.requests.find(({ name }) => name === 'content.uploadPicture')?.input).toMatchObject({
      ...{ name: 'mi-ano-65.png', alt_en: 'A red Mustang', alt_es: 'Un Mustang rojo', decorative: 'no' },
    });
  });

  it('shows upload progress, then processing; closing the dialog cancels the upload', async () => {
    const server = fakeServer([on(contentDeskContract.staffPictures, () => ({ pictures: [], more: false }))]);
    let tell: (share: number) => void = () => {};
    let signal: AbortSignal | undefined;
    const call = ((row, input, options = {}) => {
      if (row.name !== 'content.uploadPicture') return server.call(row, input, options);
      tell = options.sent!;
      signal = options.signal;
      return noAnswerYet();
    }) as Call;
    await renderContent(<PicturesPage />, { ...server, call }, { permissions: ['content'] });
    fireEvent.click(screen.getByRole('button', { name: 'Upload image' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('File'), {
      target: { files: [file('car.png', 'image/png', 5 * 1_048_576)] },
    });
    fireEvent.click(dialog.getByRole('checkbox'));
    fireEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    await dialog.findByRole('progressbar', { name: 'Uploading: 0% of 5.0 MB' });
    act(() => tell(0.426));
    expect(dialog.getByRole('progressbar', { name: 'Uploading: 42% of 5.0 MB' })).toHaveProperty('value', 0.426);
    act(() => tell(1));
    expect(dialog.getByText(/^Uploaded\. Processing/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(signal?.aborted).toBe(true);
  });

  it.each([
    ['of 50 MB', file('large.png', 'image/png', 50 * 1_048_576), /50\.0 MB\. The limit is 12 MB/],
    ['of an unsupported type', file('notes.svg', 'image/svg+xml'), /Choose a PNG, JPEG, WebP, or AVIF/],
  ])('rejects a file %s before uploading, and says why', async (_case, chosen, words) => {
    expect(PICTURE_LIMIT_BYTES).toBe(12 * 1_048_576);
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Upload image' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('File'), { target: { files: [chosen] } });
    fireEvent.click(dialog.getByRole('checkbox'));
    expect(dialog.getByText(words)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Upload' })).toHaveProperty('disabled', true);
  });

  it('deletes an unused image after confirmation', async () => {
    const server = await show([picture()]);
    fireEvent.click(await screen.findByRole('button', { name: /Delete…/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete image' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.requests.some(({ name }) => name === 'content.deletePicture')).toBe(true);
  });
});
