import { deskRenderer } from '@vinlore/desk-ui/testing';
import { type StaffSticker, stickerDeskContract } from '@vinlore/sticker-domain';
import { fakeServer, on, refused } from '@vinlore/testing-web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MemberStickers } from './member-stickers.tsx';
import { stickerDeskMessages } from './messages/index.ts';
import { StickerPage } from './sticker-page.tsx';

const render = deskRenderer(stickerDeskMessages);
afterEach(() => vi.restoreAllMocks());

const OWNER = '11111111-1111-4111-8111-111111111111';
const sticker: StaffSticker = {
  id: '7K2M-94QX-0RTB-5W3E',
  account_id: OWNER,
  vin: '1HGCM82633A004352',
  title: '2003 Honda Accord',
  kind: 'standard',
  version: 2,
  made_at: '2026-11-02T10:00:00.000Z',
  revoked_at: null,
  verify_url: 'https://vinlore.example/verify/7K2M-94QX-0RTB-5W3E',
};
const serverOf = (it: StaffSticker) =>
  fakeServer([
    on(stickerDeskContract.staffStickers, () => ({ stickers: [it], cursor: null })),
    on(stickerDeskContract.staffSticker, () => it),
    on(stickerDeskContract.staffShowSticker, () => ({ pdf_url: '/api-cwa/view_pdf?id=x' })),
    on(stickerDeskContract.staffRevokeSticker, () => ({ ...it, revoked_at: it.made_at })),
  ]);
const list = <MemberStickers accountId={OWNER} />;

describe('a member’s stickers in the staff desk', () => {
  it('open in a new tab by the call that is recorded in the audit log', async () => {
    const tab = { location: { href: '' }, close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(tab as never);
    const server = serverOf(sticker);
    await render(list, server);
    fireEvent.click(await screen.findByRole('button', { name: /^Open PDF: 2003 Honda Accord/ }));
    await waitFor(() => expect(tab.location.href).toBe(`${window.location.origin}/api-cwa/view_pdf?id=x`));
    expect(server.requests.at(-1)!.name).toBe('sticker.staffShow');
  });

  it('can be revoked with a reason that is sent to the owner', async () => {
    const server = serverOf(sticker);
    await render(list, server, { permissions: ['support'] });
    fireEvent.click(await screen.findByRole('button', { name: /^Revoke 2003 Honda Accord/ }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Reason (shared with the owner)'), {
      target: { value: 'Another car’s VIN' },
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.requests.find(({ name }) => name === 'sticker.staffRevoke')!.input).toEqual({
      id: sticker.id,
      reason: 'Another car’s VIN',
    });
  });

  it('show revoked ones without actions, and billing can only view the list', async () => {
    await render(list, serverOf({ ...sticker, revoked_at: sticker.made_at }));
    await screen.findByText('Revoked');
    expect(screen.queryByRole('button', { name: /Revoke|Open/ })).toBeNull();
    await render(list, serverOf(sticker), { permissions: ['billing'] });
    await screen.findByText('Valid');
    expect(screen.queryByRole('button', { name: /Revoke|Open/ })).toBeNull();
  });
});

describe('a sticker by number', () => {
  const page = <StickerPage params={{ id: sticker.id }} />;

  it('links to its owner and its verification page', async () => {
    await render(page, serverOf(sticker));
    expect((await screen.findByRole('link', { name: 'View member' })).getAttribute('href')).toBe(
      `/staff/members/${OWNER}`,
    );
    expect(screen.getByRole('link', { name: sticker.verify_url })).toBeTruthy();
  });

  it('shows a deleted account as no owner, and reports an unknown number', async () => {
    await render(page, serverOf({ ...sticker, account_id: null, vin: '' }), { language: 'es' });
    await screen.findByText('Ninguno (cuenta eliminada)');
    const none = refused(404, 'Sticker not found.');
    await render(page, fakeServer([on(stickerDeskContract.staffSticker, () => none)]));
    expect((await screen.findByRole('alert')).textContent).toContain('Sticker not found.');
  });
});
