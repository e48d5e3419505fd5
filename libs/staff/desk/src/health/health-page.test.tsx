import { deskRenderer } from '@vinlore/desk-ui/testing';
import { type Health, staffContract } from '@vinlore/staff-domain';
import { fakeServer, on, refused } from '@vinlore/testing-web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HealthPage, staffDeskMessages } from '../index.ts';

const render = deskRenderer(staffDeskMessages);
const at = '2026-11-22T09:00:00.000Z';
const well: Health = {
  parts: (['payments', 'jobs', 'mail', 'sources', 'backups'] as const).map((part) => ({
    part,
    findings: [],
    last_at: part === 'backups' ? at : null,
  })),
  failed: [],
};
const failed = { name: 'mail.send', count: 2, last_at: at, message: '<b>refused</b>' };
const broken: Health = {
  parts: well.parts.map((each) => {
    if (each.part === 'jobs') return { ...each, findings: [{ name: 'no-worker' as const, count: 1, since: at }] };
    if (each.part === 'sources') return { ...each, findings: [{ name: 'down' as const, count: 3, since: null }] };
    if (each.part === 'mail') return { ...each, findings: [{ name: 'failed' as const, count: 2, since: at }] };
    return each;
  }),
  failed: [failed],
};
const partOf = (name: string) => within(screen.getByRole('heading', { name }).closest('li')!);

describe('the health page', () => {
  it('does not call backups up to date in trial mode, which needs none', async () => {
    const trial = { ...well, parts: well.parts.map((each) => ({ ...each, last_at: null })) };
    await render(<HealthPage />, fakeServer([on(staffContract.health, () => trial)]));
    await screen.findByText('This server hasn’t made any backups yet.');
    expect(screen.queryByText('Up to date.')).toBeNull();
  });

  it('shows that all is well and the last backup, in Spanish too', async () => {
    await render(<HealthPage />, fakeServer([on(staffContract.health, () => well)]));
    expect(await screen.findAllByText('OK')).toHaveLength(5);
    expect(partOf('Backups').getByText(/^Last backup/).textContent).toMatch(/Nov 22, 2026/);
    expect(screen.queryByRole('heading', { name: 'Failed jobs' })).toBeNull();
    await render(<HealthPage />, fakeServer([on(staffContract.health, () => well)]), { language: 'es' });
    await screen.findByRole('heading', { name: 'Respaldos' });
  });

  it('shows what is wrong, what it means, and how to fix it', async () => {
    await render(<HealthPage />, fakeServer([on(staffContract.health, () => broken)]));
    await screen.findByText('npm run worker');
    expect(partOf('Background jobs').getByText('Down')).toBeTruthy();
    expect(partOf('Email').getByText('Needs attention')).toBeTruthy();
    expect(partOf('Data sources').getByText('3 sources aren’t responding.')).toBeTruthy();
    expect(partOf('Data sources').getByRole('link').getAttribute('href')).toBe('/staff/sources');
    expect(screen.getByText('<b>refused</b>')).toBeTruthy();
  });

  it('retries the failed jobs that were shown', async () => {
    let now = broken;
    const asked: unknown[] = [];
    const server = fakeServer([
      on(staffContract.health, () => now),
      on(staffContract.tryJobs, (seen) => {
        asked.push(seen);
        now = well;
        return now;
      }),
    ]);
    await render(<HealthPage />, server);
    fireEvent.click(await screen.findByRole('button', { name: 'Retry mail.send' }));
    await waitFor(() => expect(screen.getAllByText('OK')).toHaveLength(5));
    expect(asked).toEqual([{ name: 'mail.send', until: at }]);
  });

  it('removes them with a reason and reports if someone else was faster', async () => {
    const words = 'Someone already handled these jobs. Reload the page.';
    const server = fakeServer([
      on(staffContract.health, () => broken),
      on(staffContract.removeJobs, () => refused(404, words)),
    ]);
    await render(<HealthPage />, server);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove mail.send' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect((dialog.getByRole('button', { name: 'Remove' }) as HTMLButtonElement).disabled).toBe(true);
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Old list' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await dialog.findByText(words);
    expect((dialog.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Old list');
  });
});
