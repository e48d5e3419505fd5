import { reportContract, type ReportShare } from '@vinlore/report-domain';
import { fakeServer, on, refused, type Rule } from '@vinlore/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/screens.tsx';
import { endOf, SHARE_DAYS } from './hides.ts';
import { ShareDialog } from './share-dialog.tsx';

const share = (id: string, more: Partial<ReportShare> = {}): ReportShare => ({
  id,
  url: `/vehicle-checks/${id}`,
  made_at: '2026-11-20T10:00:00Z',
  expires_at: '2999-12-04T10:00:00Z',
  revoked_at: null,
  views: 0,
  last_viewed_at: null,
  hidden: [],
  hide_vin: false,
  hide_mileage: false,
  ...more,
});
const links = (...shares: ReportShare[]) => on(reportContract.reportShares, () => ({ shares }));
const made = on(reportContract.shareReport, ({ hidden, hide_vin, hide_mileage }) =>
  share('NEW', { hidden, hide_vin, hide_mileage }),
);

async function show(rules: readonly Rule[], { hasMileage = true } = {}) {
  const server = fakeServer(rules);
  const dialog = <ShareDialog id="A" vehicle="2019 Honda Civic EX" hasMileage={hasMileage} open onClose={vi.fn()} />;
  await renderScreen(dialog, server);
  return { server, dialog: within(await screen.findByRole('dialog', { name: 'Share report' })) };
}

describe('sharing a report', () => {
  it('offers 1, 7, 30, or 90 days, counted from now', async () => {
    const { dialog } = await show([links()]);
    expect(dialog.getAllByRole('radio').map((radio) => radio.parentElement!.textContent)).toEqual(
      SHARE_DAYS.map((days) => (days === 1 ? '1 day' : `${days} days`)),
    );
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: '7 days' }).checked).toBe(true);
    expect(endOf(30, new Date('2026-11-20T10:00:00Z')).toISOString()).toBe('2026-12-20T10:00:00.000Z');
  });

  it('hides what the owner selected, and describes it before the link is created', async () => {
    const { server, dialog } = await show([links(), made]);
    await userEvent.click(dialog.getByRole('radio', { name: '1 day' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Last six characters of the VIN' }));
    await userEvent.click(dialog.getByText('Sections'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Accidents and damage' }));
    expect(dialog.getByText(/, without the last six characters of the VIN and Accidents and damage\.$/)).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    await dialog.findByRole('textbox', { name: /^Your link/ });
    const { input } = server.requests.find(({ name }) => name === reportContract.shareReport.name)!;
    expect(input).toEqual({ id: 'A', days: 1, hidden: ['damage'], hide_vin: true, hide_mileage: false });
  });

  it("doesn't offer to hide a mileage if none was entered", async () => {
    const { dialog } = await show([links()], { hasMileage: false });
    expect(dialog.queryByRole('checkbox', { name: 'Mileage you entered' })).toBeNull();
  });

  it('shows the full link to copy and preview', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { dialog } = await show([links(), made]);
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    const field = await dialog.findByRole<HTMLInputElement>('textbox', { name: /^Your link/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await dialog.findByText('Link copied')).toBeDefined();
    expect(write).toHaveBeenCalledWith(field.value);
    expect(field.value).toMatch(/^http.*\/vehicle-checks\/NEW$/);
    expect(dialog.getByRole('link', { name: 'Preview' }).getAttribute('href')).toBe('/vehicle-checks/NEW');
    write.mockRestore();
  });

  it('selects the link for manual copying if the browser blocks the clipboard', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No.'));
    const { dialog } = await show([links(), made]);
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    const field = await dialog.findByRole<HTMLInputElement>('textbox', { name: /^Your link/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]));
    write.mockRestore();
  });

  it('keeps the selection after a failure', async () => {
    const { dialog } = await show([links(), on(reportContract.shareReport, () => refused(500, 'It broke.'))]);
    await userEvent.click(dialog.getByRole('radio', { name: '90 days' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('It broke.');
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: '90 days' }).checked).toBe(true);
  });
});

describe('share links', () => {
  it('show views, expiry, and hidden parts', async () => {
    const { dialog } = await show([
      links(
        share('A', { views: 3, last_viewed_at: '2026-11-21T10:00:00Z', hide_vin: true, hidden: ['theft'] }),
        share('B', { expires_at: '2020-01-01T00:00:00Z' }),
        share('C', { revoked_at: '2026-11-21T10:00:00Z' }),
      ),
    ]);
    const rows = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows[0]).toContain('Active until Dec 4, 2999');
    expect(rows[0]).toContain('Viewed 3 times');
    expect(rows[0]).toContain('without the last six characters of the VIN and ');
    expect(rows[1]).toBe('Expired on Jan 1, 2020No views yet');
    expect(rows[2]).toBe('Deactivated on Nov 21, 2026No views yet');
  });

  it('can be deactivated after a warning', async () => {
    const ended = share('A', { revoked_at: '2026-11-21T10:00:00Z' });
    const told = [{ shares: [share('A')] }, { shares: [ended] }];
    const { server, dialog } = await show([
      on(reportContract.reportShares, () => told.shift()!),
      on(reportContract.revokeShare, () => ended),
    ]);
    await userEvent.click(await dialog.findByRole('button', { name: 'Deactivate link' }));
    expect(dialog.getByText(/you can’t undo this/)).toBeDefined();
    expect(server.requests).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(await dialog.findByText('Deactivated on Nov 21, 2026')).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Deactivate link' })).toBeNull();
  });
});
