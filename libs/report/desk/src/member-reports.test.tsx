import { deskRenderer } from '@vinlore/desk-ui/testing';
import { reportDeskContract, type StaffReport } from '@vinlore/report-domain';
import { fakeServer, on } from '@vinlore/testing-web';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MemberReports } from './member-reports.tsx';
import { reportDeskMessages } from './messages/index.ts';
import { ReportLink } from './report-link.tsx';

const render = deskRenderer(reportDeskMessages);
afterEach(() => vi.restoreAllMocks());

const report: StaffReport = {
  id: '7K2M-94QX-0RTB-5W3E',
  kind: 'standard',
  vin: '1HGCM82633A004352',
  title: '2003 Honda Accord',
  version: 1,
  made_at: '2026-11-02T10:00:00.000Z',
  records: 0,
  credit_returned: true,
  sample: true,
};
const serverOf = (reports: StaffReport[]) =>
  fakeServer([
    on(reportDeskContract.staffReports, () => ({ reports, cursor: null })),
    on(reportDeskContract.staffShowReport, () => ({ pdf_url: '/api-cwa/view_pdf?id=x' })),
  ]);
const list = <MemberReports accountId="11111111-1111-4111-8111-111111111111" />;

it('lists a member’s reports and refunded credits; opening a PDF is recorded in the audit log', async () => {
  const tab = { location: { href: '' }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(tab as never);
  const server = serverOf([report]);
  await render(list, server);
  await screen.findByText('Credit refunded');
  expect(screen.getByText('Sample')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Open PDF: 2003 Honda Accord/ }));
  await waitFor(() => expect(tab.location.href).toBe(`${window.location.origin}/api-cwa/view_pdf?id=x`));
  expect(server.requests.at(-1)!.input).toEqual({ id: report.id });
});

it('opens a report linked from another page, if staff may see it', async () => {
  const tab = { location: { href: '' }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(tab as never);
  const server = serverOf([]);
  const { unmount } = await render(<ReportLink number={report.id} />, server, { permissions: ['support'] });
  fireEvent.click(await screen.findByRole('button', { name: `Open PDF: report ${report.id}` }));
  await waitFor(() => expect(tab.location.href).toBe(`${window.location.origin}/api-cwa/view_pdf?id=x`));
  expect(server.requests.at(-1)!.input).toEqual({ id: report.id });
  unmount();
  await render(<ReportLink number={report.id} />, server, { permissions: ['billing'] });
  await screen.findByText(report.id);
  expect(screen.queryByRole('button')).toBeNull();
});

it('has an empty state, also in Spanish; billing staff can’t open reports', async () => {
  await render(list, serverOf([]), { language: 'es' });
  await screen.findByText('Aquí aparecerán los reportes que cree este miembro.');
  await render(list, serverOf([report]), { permissions: ['billing'] });
  await screen.findByText('2003 Honda Accord');
  expect(screen.queryByRole('button', { name: /Open/ })).toBeNull();
});
