import { reportContract } from '@vinlore/report-domain';
import { classicReport, downReport, emptyReport, fullReport } from '@vinlore/report-domain/testing';
import { fakeServer, noAnswerYet, on, refused, type Rule } from '@vinlore/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { OwnReport as Own } from '../report-queries.ts';
import { allLink, own, renderScreen, reportLink, summary } from '../testing/screens.tsx';
import { OwnReport, type OwnReportProps } from './own-report.tsx';

const answers = (each: Own) => on(reportContract.ownReport, () => each);

async function show(rules: readonly Rule[], more: Partial<OwnReportProps> = {}, language: 'en' | 'es' = 'en') {
  const server = fakeServer(rules);
  const props: OwnReportProps = {
    id: fullReport.id,
    asksAgain: false,
    left: 2,
    buyLink: (vin, text) => <a href={`/buy?vin=${vin}`}>{text}</a>,
    onMade: vi.fn(),
    reportLink,
    allLink,
    vehicleLink: (vin, text) => <a href={`/members/vehicles/${vin}`}>{text}</a>,
    compareLink: (id, text) => <a href={`/compare?a=${id}`}>{text}</a>,
    ticketLink: (number, text) => <a href={`/tickets/${number}`}>{text}</a>,
    ...more,
  };
  await renderScreen(<OwnReport {...props} />, server, language);
  return { ...props, server };
}

describe('OwnReport', () => {
  it('shows the report with its download, print, share, compare, and verify actions', async () => {
    await show([answers(own())]);
    expect(await screen.findByRole('heading', { level: 1, name: fullReport.vehicle.title })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toMatch(/&download=1$/);
    await userEvent.click(screen.getByText('More'));
    expect(screen.getByRole('link', { name: 'Open PDF' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(`/compare?a=${fullReport.id}`);
    expect(screen.getByRole('link', { name: 'Verify' }).getAttribute('href')).toBe(
      `https://vinlore.test/verify/${fullReport.id}`,
    );
    for (const name of ['Print', 'Share']) expect(screen.getByRole('button', { name })).toBeDefined();
  });

  it('docs/decisions.md §4: reports one view, and each download', async () => {
    const [onSeen, onDownload] = [vi.fn(), vi.fn()];
    await show([answers(own())], { onSeen, onDownload });
    const download = await screen.findByRole('link', { name: 'Download' });
    expect(onSeen.mock.calls).toEqual([[expect.objectContaining({ vin: fullReport.vin })]]);
    // Block the download itself.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(download);
    expect(onDownload.mock.calls).toEqual([[expect.objectContaining({ vin: fullReport.vin })]]);
    expect(onSeen).toHaveBeenCalledOnce();
  });

  it.each([fullReport, classicReport])('offers to save the vehicle, including classic cars', async (report) => {
    await show([answers(own(report))], { save: (vin) => <div>Save {vin}</div> });
    expect((await screen.findByText(`Save ${report.vin}`)).closest('p')).toBeNull();
  });

  it("warns that the signature of an altered report doesn't match", async () => {
    await show([answers(own(fullReport, { standing: 'altered' }))], {}, 'es');
    expect(await screen.findByText('La firma del reporte no coincide')).toBeDefined();
  });

  it('shows placeholders while loading', async () => {
    await show([on(reportContract.ownReport, noAnswerYet)]);
    expect(screen.getByRole('status').textContent).toBe('Loading report…');
  });

  it('shows not found for another account’s report and for a forged id alike', async () => {
    await show([on(reportContract.ownReport, () => refused(404, 'None.'))]);
    expect(await screen.findByRole('heading', { name: 'Report not found' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'All reports' })).toBeDefined();
  });

  it('says that the credit was refunded if no record was found, and that this doesn\'t mean "clean"', async () => {
    await show([answers(own(emptyReport, { credit_returned: true }))]);
    expect(await screen.findByText('Credit refunded: no record found')).toBeDefined();
    expect(screen.getByText(/doesn’t mean the car is clean/)).toBeDefined();
  });

  it('names the sources that were down, and offers a free retry', async () => {
    await show([answers(own(downReport, { down: ['Sample police feed', 'Sample theft feed'] }))]);
    expect(
      await screen.findByText('These sources didn’t respond: Sample police feed, Sample theft feed'),
    ).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Try again – free' }));
    expect(screen.getByText('Create a new version of this report?')).toBeDefined();
  });
});

describe('a new version', () => {
  const made = on(reportContract.generateReport, () => summary('B', { version: 2 }));

  it('docs/decisions.md §4: shows the price and asks before creating it', async () => {
    const { server, onMade } = await show([answers(own()), made]);
    await userEvent.click(await screen.findByRole('button', { name: 'New version – free until Dec 20, 2999' }));
    expect(server.requests).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Create version – free' }));
    await waitFor(() => expect(onMade).toHaveBeenCalled());
    const { vin, mileage } = fullReport;
    const { input } = server.requests.find(({ name }) => name === reportContract.generateReport.name)!;
    expect(input).toEqual({ vin, mileage, gen: 'regenerate', report_type: 'US' });
  });

  it.each([
    [2, 'New version – 1 credit'],
    ['Unlimited', 'Create new version'],
  ] as const)('after 30 days with %s left, the button says "%s"', async (left, name) => {
    await show([answers(own(fullReport, { free_until: '2026-01-01T00:00:00Z' }))], { left });
    expect(await screen.findByRole('button', { name })).toBeDefined();
  });

  it('docs/decisions.md §4: a regenerate=true link asks first and creates nothing by itself', async () => {
    const { server } = await show([answers(own())], { asksAgain: true }, 'es');
    expect(await screen.findByText('¿Crear una versión nueva de este reporte?')).toBeDefined();
    expect(server.requests.map(({ name }) => name)).toEqual([reportContract.ownReport.name]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByText('¿Crear una versión nueva de este reporte?')).toBeNull();
  });

  it('links to the plans with the VIN if no credits are left', async () => {
    const none = on(reportContract.generateReport, () => refused(402, 'No credit is left.'));
    await show([answers(own()), none], { asksAgain: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Create version – free' }));
    const link = await screen.findByRole('link', { name: 'Choose a plan' });
    expect(link.getAttribute('href')).toBe(`/buy?vin=${fullReport.vin}`);
  });

  it('uses the confirmed name for a classic car', async () => {
    const classic = on(reportContract.generateClassicReport, () => summary('B', { kind: 'classic' }));
    const { server, onMade } = await show([answers(own(classicReport)), classic], { asksAgain: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Create version – free' }));
    await waitFor(() => expect(onMade).toHaveBeenCalled());
    const { input } = server.requests.find(({ name }) => name === reportContract.generateClassicReport.name)!;
    expect(input).toMatchObject({
      vin: classicReport.vin,
      check_vname: classicReport.vehicle.title,
      gen: 'regenerate',
    });
  });

  it('lists changes since the previous version, each linked to its record', async () => {
    const previous = { ...fullReport, events: fullReport.events.slice(0, -1) };
    const versions = [2, 1].map((version) => ({
      id: version === 2 ? fullReport.id : 'OLD',
      version,
      made_at: '2026-11-20T10:00:00Z',
    }));
    await show([answers(own(fullReport, { version: 2, versions, previous }))]);
    const summaryLine = await screen.findByText(/^Changes since/);
    const news = summaryLine.closest('details')!;
    expect(within(news).getByRole('link', { hidden: true }).getAttribute('href')).toBe(
      `#record-${fullReport.events.at(-1)!.key}`,
    );
    expect(screen.getByRole('link', { name: 'Version 1' }).getAttribute('href')).toBe('/members/reports/OLD');
    expect(screen.queryByRole('link', { name: 'Version 2' })).toBeNull();
  });
});

describe('disputing a record', () => {
  const open = async (rules: readonly Rule[]) => {
    const shown = await show([answers(own()), ...rules]);
    const [first] = await screen.findAllByRole('button', { name: /^Report an error: Title/, hidden: true });
    await userEvent.click(first!);
    const dialog = await screen.findByRole('dialog', { name: 'What’s wrong with this record?' });
    return { ...shown, dialog: within(dialog) };
  };

  it('sends the record’s key and the message, and explains what happens next (spec §9: 24 hours)', async () => {
    const { server, dialog } = await open([
      on(reportContract.disputeRecord, () => ({ sent: true as const, ticket: '7K2M-94QX' })),
    ]);
    await userEvent.type(dialog.getByRole('textbox'), '  The owner changed in May. ');
    await userEvent.click(dialog.getByRole('button', { name: 'Send to support' }));
    expect(await dialog.findByText(/within 24 hours/)).toBeDefined();
    const { input } = server.requests.at(-1)!;
    expect(input).toEqual({
      id: fullReport.id,
      record: expect.stringMatching(/^e\d+$/),
      message: 'The owner changed in May.',
    });
    expect(dialog.getByRole('link', { name: 'View ticket' }).getAttribute('href')).toBe('/tickets/7K2M-94QX');
    await userEvent.click(dialog.getByRole('button', { name: 'Back to the report' }));
    const disputed = await screen.findByRole('link', { name: 'Disputed – sent to support' });
    expect(disputed.getAttribute('href')).toBe('/tickets/7K2M-94QX');
  });

  it('spec §5: requires a message, and keeps it if sending fails', async () => {
    const { server, dialog } = await open([on(reportContract.disputeRecord, () => refused(500, 'It broke.'))]);
    await userEvent.click(dialog.getByRole('button', { name: 'Send to support' }));
    expect(dialog.getByText('Please enter a message.')).toBeDefined();
    expect(server.requests).toHaveLength(1);
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox');
    await userEvent.type(field, 'It never was there.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send to support' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('It broke.');
    expect(field.value).toBe('It never was there.');
  });
});
