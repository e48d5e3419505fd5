import { reportContract } from '@vinlore/report-domain';
import { emptyReport, fullReport, thinReport } from '@vinlore/report-domain/testing';
import { fakeServer, on, refused, type Rule } from '@vinlore/testing-web';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { allLink, own, renderScreen, reportLink, summary } from '../testing/screens.tsx';
import { CompareReports } from './compare-reports.tsx';

const KNOWN = [fullReport, thinReport, emptyReport];
const list = on(reportContract.filterReportLists, ({ cursor }) => ({
  reports: (cursor ? [thinReport] : [fullReport]).map(({ id, vin }) => summary(id, { vin, title: `Car ${id}` })),
  more: !cursor,
}));
const each = on(reportContract.ownReport, ({ id }) => {
  const report = KNOWN.find((one) => one.id === id);
  return report ? own(report) : refused(404, 'None.');
});

async function show(rules: readonly Rule[], a = '', b = '', language: 'en' | 'es' = 'en') {
  const onChoose = vi.fn();
  const page = <CompareReports a={a} b={b} onChoose={onChoose} reportLink={reportLink} allLink={allLink} />;
  await renderScreen(page, fakeServer(rules), language);
  return { onChoose };
}

describe('CompareReports', () => {
  it('offers all of the member’s reports except the one selected in the other field', async () => {
    const { onChoose } = await show([list, each], fullReport.id);
    const second = await screen.findByRole('combobox', { name: 'Second car' });
    await within(second).findByRole('option', { name: new RegExp(`^Car ${thinReport.id}`) });
    expect(within(second).queryByRole('option', { name: new RegExp(`^Car ${fullReport.id}`) })).toBeNull();
    await userEvent.selectOptions(second, thinReport.id);
    expect(onChoose).toHaveBeenCalledWith({ a: fullReport.id, b: thinReport.id });
  });

  it('shows two cars side by side and labels the differences', async () => {
    await show([list, each], fullReport.id, thinReport.id);
    const table = await screen.findByRole('table', { name: 'Compare reports' });
    const heads = within(table).getAllByRole('columnheader').slice(1, 3);
    expect(heads.map((head) => within(head).getByRole('link').getAttribute('href'))).toEqual([
      `/members/reports/${fullReport.id}`,
      `/members/reports/${thinReport.id}`,
    ]);
    const damage = within(table).getByRole('rowheader', { name: /^Damage/ });
    expect(damage.textContent).toContain('different');
    expect(within(damage.closest('tr')!).getAllByRole('cell')).toHaveLength(2);
  });

  it('is available in Spanish', async () => {
    await show([list, each], fullReport.id, thinReport.id, 'es');
    expect(await screen.findByText(/No decimos cuál auto es mejor/)).toBeDefined();
  });

  it("shows not found for a report that isn't in this account", async () => {
    await show([list, each], fullReport.id, 'forged');
    expect(await screen.findByText('Report not found')).toBeDefined();
  });

  it('says that two reports are needed if there is only one', async () => {
    const one = on(reportContract.filterReportLists, () => ({ reports: [summary('A')], more: false }));
    await show([one]);
    expect(await screen.findByText('You need reports on two cars to compare')).toBeDefined();
  });

  it('does not compare a car with itself', async () => {
    await show([list, each], fullReport.id, fullReport.id);
    expect(await screen.findByText('Choose two different cars')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
