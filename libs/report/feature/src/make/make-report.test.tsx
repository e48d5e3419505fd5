import { reportContract } from '@vinlore/report-domain';
import { connectionLost, fakeServer, noAnswerYet, on, refused, type Rule } from '@vinlore/testing-web';
import { vehicleContract } from '@vinlore/vehicle-domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Meter } from '../report-queries.ts';
import { renderScreen, reportLink, summary } from '../testing/screens.tsx';
import { MakeReport, type MakeReportProps } from './make-report.tsx';

const VIN = '19XFC1F39KE000000';
const OTHER = '1HGCM82633A004352';

const line = (section: Meter['sections'][number]['section'], more: Partial<Meter['sections'][number]> = {}) => ({
  section,
  records: 0,
  sources: ['State titles'],
  as_of: '2026-11-02',
  status: 'counted' as const,
  asked_later: false,
  ...more,
});
const meter: Meter = {
  vin: VIN,
  title: '2019 Honda Civic EX',
  facts: [],
  sections: [
    line('title', { records: 3 }),
    line('damage', { records: 1, sources: ['Police reports'] }),
    line('brand'),
    line('service', { status: 'down', sources: ['Shops'] }),
    line('other', { status: 'not-covered', sources: [], as_of: null }),
  ],
  records: 4,
  sample: false,
  report_types: ['US'],
  model: null,
  model_report: false,
  offer: 'report',
};
/** No records of the car, but data about its model. */
const modelOnly: Meter = {
  ...meter,
  sections: [line('title'), line('recall', { records: 2, sources: ['NHTSA recalls'] })],
  records: 2,
  model: {
    title: '2019 Honda Civic',
    counts: [
      { topic: 'safety', state: 'told', records: 9 },
      { topic: 'complaints', state: 'told', records: 412 },
      { topic: 'investigations', state: 'none', records: 0 },
      { topic: 'communications', state: 'not-loaded', records: 0 },
      { topic: 'fuel', state: 'down', records: 0 },
    ],
  },
  model_report: true,
  offer: 'model',
};
const counts = on(reportContract.firefly, () => meter);
const noReports = on(reportContract.filterReportLists, () => ({ reports: [], more: false }));

async function show(rules: readonly Rule[], more: Partial<MakeReportProps> = {}, language: 'en' | 'es' = 'en') {
  const server = fakeServer(rules);
  const props: MakeReportProps = {
    vin: VIN,
    left: 2,
    leftInWords: '2 credits left',
    buyLink: (vin, text) => <a href={`/members/buy?product=report&vin=${vin}`}>{text}</a>,
    openLink: reportLink,
    againLink: (id, text) => <a href={`/members/reports/${id}?regenerate=true`}>{text}</a>,
    vehicleLink: (vin, text) => <a href={`/members/vehicles/${vin}`}>{text}</a>,
    onOtherCar: vi.fn(),
    onMade: vi.fn(),
    ...more,
  };
  await renderScreen(<MakeReport {...props} />, server, language);
  const asked = () => server.requests.map(({ name }) => name);
  return { server, asked, ...props };
}

const button = { name: 'Create report – 1 credit' };

describe('the coverage meter', () => {
  it('docs/decisions.md §3: counts records with sources and dates before payment, and creates nothing by itself', async () => {
    const { asked } = await show([counts, noReports]);
    expect(await screen.findByRole('heading', { name: '2019 Honda Civic EX' })).toBeDefined();
    expect(screen.getByRole('heading', { name: '4 records in 2 sections' })).toBeDefined();
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines[0]).toBe('Titles3 recordsState titles, as of Nov 2, 2026');
    expect(lines).toHaveLength(4);
    expect(asked()).not.toContain(reportContract.generateReport.name);
  });

  it('docs/decisions.md §5: distinguishes no record, a source that is down, and no coverage', async () => {
    await show([counts, noReports]);
    const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(lines[2]).toContain('No record found');
    expect(lines[3]).toContain('Source didn’t respond');
    expect(screen.getByText('Not covered by our data: Warranty, safety, and value.')).toBeDefined();
    expect(screen.getByText('“No record found” doesn’t mean “clean”: records can be missing or late.')).toBeDefined();
  });

  it.each([
    ['en', 'Not available yet'],
    ['es', 'Aún no disponible'],
  ] as const)('docs/decisions.md §5: says that recalls are not loaded yet (%s)', async (language, words) => {
    const recall = line('recall', { status: 'not-loaded', sources: [], as_of: null });
    await show(
      [on(reportContract.firefly, () => ({ ...meter, sections: [line('title'), recall] })), noReports],
      {},
      language,
    );
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent).at(-1)).toContain(words);
  });

  it('docs/decisions.md §5: says which sections may get more records from a paid source', async () => {
    const sections = [
      line('title', { asked_later: true }),
      line('brand'),
      line('theft', { status: 'asked-later', sources: [], as_of: null, asked_later: true }),
    ];
    await show([on(reportContract.firefly, () => ({ ...meter, records: 0, sections })), noReports]);
    expect(await screen.findByRole('heading', { name: 'No records in our free sources' })).toBeDefined();
    expect(screen.getByText('No records found: Title brands.')).toBeDefined();
    expect(screen.getByText(/^We’ll check a paid source for more when you create the report: Titles\.$/)).toBeDefined();
    expect(screen.getByText(/^Not counted yet: Theft/)).toBeDefined();
  });

  it('shows placeholders and a status while sources are checked', async () => {
    await show([on(reportContract.firefly, noAnswerYet), noReports]);
    expect(screen.getByRole('status').textContent).toBe('Checking our sources…');
  });

  it('promises a refund or credit if nothing is found', async () => {
    const empty = { ...meter, records: 0, sections: [line('title')] };
    await show([on(reportContract.firefly, () => empty), noReports]);
    expect(await screen.findByRole('heading', { name: 'We have no records for this vehicle' })).toBeDefined();
    expect(screen.getByText(/you automatically get your money or credit back/)).toBeDefined();
  });

  it('counts model data separately from the car, and says "not available yet" if a file is not loaded', async () => {
    await show([on(reportContract.firefly, () => modelOnly), noReports]);
    // Two recalls apply to the model; they are not records of the car.
    expect(await screen.findByRole('heading', { name: 'We have no records for this vehicle' })).toBeDefined();
    expect(screen.getByText('No records found: Titles.')).toBeDefined();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['Recalls2 may apply', 'Safety ratings9 ratings', 'Owner complaints412 complaints'],
      ...['Safety investigationsNone published', 'Service bulletinsNot available yet'],
      'Fuel costsNot available right now',
    ]);
  });

  it.each([
    ['en', 'Not available yet: Recalls · Safety ratings · Owner complaints.'],
    ['es', 'Aún no disponible: Retiros de seguridad (recalls) · Calificaciones de seguridad · Quejas de dueños.'],
  ] as const)('lists model data that is not loaded in one line (%s)', async (language, words) => {
    const counts = (['safety', 'complaints'] as const).map((topic) => ({
      topic,
      state: 'not-loaded' as const,
      records: 0,
    }));
    const sections = [line('title'), line('recall', { status: 'not-loaded', sources: [], as_of: null })];
    const unloaded = { ...meter, sections, model: { title: '2018 Honda Civic', counts } };
    await show([on(reportContract.firefly, () => unloaded), noReports], {}, language);
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByText(words.slice(0, words.indexOf(':')))).toBeNull();
  });

  it('offers the free model report first if the history is empty', async () => {
    await show([on(reportContract.firefly, () => modelOnly), noReports]);
    const link = await screen.findByRole('link', { name: 'View model report' });
    expect(link.getAttribute('href')).toBe(`/model-report?vin=${VIN}`);
    expect(screen.getByText(/No credit needed/)).toBeDefined();
    expect(screen.getByRole('button', button)).toBeDefined();
  });

  it("can retry after a lost connection, and doesn't block creating the report", async () => {
    let lost = 0;
    await show([on(reportContract.firefly, () => (lost++ < 1 ? connectionLost() : meter)), noReports]);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: '4 records in 2 sections' })).toBeDefined();
    expect(screen.getByRole('button', button)).toBeDefined();
  });

  it('spec §8: says "Wrong VIN" and suggests corrections in one tap', async () => {
    const wrong = refused(422, 'Wrong VIN', { suggestions: [{ vin: OTHER, positions: [9] }] });
    const { onOtherCar } = await show([on(reportContract.firefly, () => wrong), noReports]);
    expect((await screen.findByRole('alert')).textContent).toContain('Wrong VIN');
    await userEvent.click(screen.getByRole('button', { name: `Use ${OTHER}` }));
    expect(onOtherCar).toHaveBeenCalledWith(OTHER);
    expect(screen.queryByRole('button', button)).toBeNull();
  });
});

describe('creating a report', () => {
  const made = on(reportContract.generateReport, () => summary('A'));

  it('spec §7, §9: sends the VIN, mileage 0 if none is given, and US', async () => {
    const { server, onMade } = await show([counts, noReports, made]);
    await userEvent.click(await screen.findByRole('button', button));
    await waitFor(() =>
      expect(onMade).toHaveBeenCalledWith(summary('A'), expect.anything(), undefined, expect.anything()),
    );
    const sent = server.requests.find(({ name }) => name === reportContract.generateReport.name)!;
    expect(sent.input).toEqual({ vin: VIN, mileage: 0, report_type: 'US' });
  });

  it('sends the mileage as a number, regardless of its format', async () => {
    const { server, onMade } = await show([counts, noReports, made]);
    await userEvent.type(await screen.findByRole('textbox', { name: /Current mileage/ }), '45,000');
    await userEvent.click(screen.getByRole('button', button));
    await waitFor(() => expect(onMade).toHaveBeenCalled());
    expect(server.requests.find(({ name }) => name === reportContract.generateReport.name)!.input['mileage']).toBe(
      45_000,
    );
  });

  it('explains an invalid mileage and keeps it', async () => {
    const { asked } = await show([counts, noReports]);
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Current mileage/ });
    await userEvent.type(field, '45.5');
    await userEvent.click(screen.getByRole('button', button));
    expect(screen.getByText('Enter the mileage as a whole number, such as 45,000.')).toBeDefined();
    expect([field.value, document.activeElement]).toEqual(['45.5', field]);
    expect(asked()).not.toContain(reportContract.generateReport.name);
  });

  it('docs/decisions.md §4: asks for the region only if other regions have records', async () => {
    await show([counts, noReports]);
    await screen.findByRole('button', button);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('counts records and creates the report for the selected region', async () => {
    const types = on(reportContract.firefly, () => ({ ...meter, report_types: ['US' as const, 'CA' as const] }));
    const { server, onMade } = await show([types, noReports, made]);
    const regions = await screen.findAllByRole('radio');
    expect(regions.map((each) => each.closest('label')?.textContent)).toEqual(['United States', 'Canada']);
    await userEvent.click(screen.getByRole('radio', { name: 'Canada' }));
    await waitFor(() =>
      expect(server.requests.at(-1)!.input).toMatchObject({ vin: VIN, mileage: 0, report_type: 'CA' }),
    );
    await userEvent.click(screen.getByRole('button', button));
    await waitFor(() => expect(onMade).toHaveBeenCalled());
    expect(server.requests.find(({ name }) => name === reportContract.generateReport.name)!.input['report_type']).toBe(
      'CA',
    );
  });

  it('docs/decisions.md §4: asks for kilometers in Canada and Europe, and sends miles', async () => {
    const types = on(reportContract.firefly, () => ({ ...meter, report_types: ['US' as const, 'EU' as const] }));
    const { server, onMade } = await show([types, noReports, made]);
    await userEvent.click(await screen.findByRole('radio', { name: 'Europe' }));
    expect(screen.queryByRole('textbox', { name: /Current mileage \(mi\)/ })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: /Current mileage \(km\)/ }), '72.420');
    await userEvent.click(screen.getByRole('button', button));
    await waitFor(() => expect(onMade).toHaveBeenCalled());
    const { input } = server.requests.find(({ name }) => name === reportContract.generateReport.name)!;
    expect(input).toEqual({ vin: VIN, mileage: 45_000, report_type: 'EU' });
  });

  it('docs/decisions.md §4: makes the button primary if there are records', async () => {
    await show([counts, noReports]);
    await screen.findByRole('heading', { name: '4 records in 2 sections' });
    expect(screen.getByRole('button', button).className).toContain('btn-primary');
    expect(screen.queryByText(/You can still check/)).toBeNull();
  });

  it.each(['model', 'nothing'] as const)(
    'docs/decisions.md §4: makes the button secondary and suggests alternatives if there are no records (%s)',
    async (offer) => {
      await show([on(reportContract.firefly, () => ({ ...modelOnly, offer })), noReports]);
      expect(await screen.findByText(/You can still check the title and service receipts/)).toBeDefined();
      const second = screen.getByRole('button', button);
      expect(second.className).toContain('btn-outline');
      expect(second.className).not.toContain('btn-primary');
    },
  );

  it('shows progress, and prevents a second click', async () => {
    await show([counts, noReports, on(reportContract.generateReport, noAnswerYet)]);
    await userEvent.click(await screen.findByRole('button', button));
    expect(await screen.findByText('Creating your report…')).toBeDefined();
    expect(screen.queryByRole('button', button)).toBeNull();
  });

  it('keeps what was typed after a failure, and can be retried', async () => {
    await show([counts, noReports, on(reportContract.generateReport, () => refused(503, 'No source answered.'))]);
    await userEvent.type(await screen.findByRole('textbox', { name: /Current mileage/ }), '61500');
    await userEvent.click(screen.getByRole('button', button));
    expect((await screen.findByRole('alert')).textContent).toContain('No source answered.');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Current mileage/ }).value).toBe('61500');
    expect(screen.getByRole('button', button)).toBeDefined();
  });

  it.each([
    ['known before', 0, []],
    ['said by the server', 1, [on(reportContract.generateReport, () => refused(402, 'No credit is left.'))]],
  ] as const)(
    'docs/decisions.md §4: links to the plans with the VIN if no credits are left (%s)',
    async (_, left, rules) => {
      await show([counts, noReports, ...rules], { left });
      if (left) await userEvent.click(await screen.findByRole('button', button));
      const link = await screen.findByRole('link', { name: 'Choose a plan' });
      expect(link.getAttribute('href')).toContain(`vin=${VIN}`);
      expect(screen.queryByRole('button', button)).toBeNull();
    },
  );

  it('shows no price if a plan pays', async () => {
    await show([counts, noReports], { left: 'Unlimited', leftInWords: 'Paid by your unlimited plan' }, 'es');
    expect(await screen.findByRole('button', { name: 'Crear reporte' })).toBeDefined();
  });

  it('links to an existing report instead of selling it twice, and offers a new version', async () => {
    const list = on(reportContract.filterReportLists, () => ({
      reports: [summary('B', { vin: OTHER }), summary('A')],
      more: false,
    }));
    await show([counts, list]);
    const open = await screen.findByRole('link', { name: 'View report' });
    expect(open.getAttribute('href')).toBe('/members/reports/A');
    expect(screen.getByRole('link', { name: 'Create new version' }).getAttribute('href')).toContain('regenerate=true');
    expect(screen.queryByRole('button', button)).toBeNull();
  });
});

describe('classic VINs', () => {
  const mustang = { year: 1967, make: 'Ford', model: 'Mustang', series: 'Mustang', model_id: '02' };
  const NUMBER = '7F02C100108';
  const noMeter = on(reportContract.firefly, () => refused(422, 'Wrong VIN'));

  it('docs/decisions.md §4: sends the name as confirmed by the member', async () => {
    const candidates = on(vehicleContract.classicMapping, () => ({
      ...mustang,
      candidates: [mustang, { ...mustang, year: 1977 }],
    }));
    const made = on(reportContract.generateClassicReport, () => summary('A', { kind: 'classic', vin: NUMBER }));
    const { server, onMade } = await show([candidates, noMeter, noReports, made], { vin: NUMBER });
    await userEvent.click(await screen.findByRole('button', { name: '1977 Ford Mustang' }));
    expect(screen.getByRole('heading', { name: '1977 Ford Mustang' })).toBeDefined();
    await userEvent.click(await screen.findByRole('button', button));
    await waitFor(() => expect(onMade).toHaveBeenCalled());
    const { input } = server.requests.find(({ name }) => name === reportContract.generateClassicReport.name)!;
    const named = { check_vname: '1977 Ford Mustang', year: '1977', make: 'Ford', model: 'Mustang', series: 'Mustang' };
    expect(input).toEqual({ vin: NUMBER, mileage: 0, ...named });
  });

  it('docs/decisions.md §4: asks about a name with another year or make, keeps what was typed, and accepts either name', async () => {
    const differs = { reason: 'vname-differs', differs: ['year'], entered: '1969 Ford Mustang' };
    const question = refused(409, 'Which?', { ...differs, decoded: '1967 Ford Mustang' });
    let answers = 0;
    const rules = [
      on(vehicleContract.classicMapping, () => mustang),
      noMeter,
      noReports,
      on(reportContract.generateClassicReport, () => (answers++ < 2 ? question : summary('A', { kind: 'classic' }))),
    ];
    const { server, onMade } = await show(rules, { vin: NUMBER });
    const sent = () => server.requests.filter(({ name }) => name === reportContract.generateClassicReport.name);
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Vehicle name' });
    expect(field.value).toBe('1967 Ford Mustang');
    await userEvent.clear(field);
    await userEvent.type(field, '1969 Ford Mustang');
    await userEvent.type(screen.getByRole('textbox', { name: /Current mileage/ }), '45,000');
    await userEvent.click(screen.getByRole('button', button));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('You entered 1969 Ford Mustang. This VIN decodes to a 1967 Ford Mustang.');
    await userEvent.click(screen.getByRole('button', { name: 'Use decoded name' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent().at(-1)!.input).toMatchObject({ check_vname: '1967 Ford Mustang', mileage: 45_000 });
    expect(sent().at(-1)!.input).not.toHaveProperty('vname_confirmed');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep entered name' }));
    await waitFor(() => expect(onMade).toHaveBeenCalled());
    expect(sent().at(-1)!.input).toMatchObject({
      check_vname: '1969 Ford Mustang',
      vname_confirmed: 'yes',
      mileage: 45_000,
    });
  });

  it('spec §8: says "no data" if no source knows the vehicle', async () => {
    const rules = [
      on(vehicleContract.classicMapping, () => mustang),
      noMeter,
      noReports,
      on(reportContract.generateClassicReport, () => refused(404, 'no data')),
    ];
    await show(rules, { vin: NUMBER });
    await userEvent.click(await screen.findByRole('button', button));
    expect((await screen.findByRole('alert')).textContent).toContain('no data');
  });

  it('spec §4: says "Wrong VIN" if the number fits no manufacturer\'s numbering', async () => {
    const { onOtherCar } = await show([on(vehicleContract.classicMapping, () => refused(500, 'None.'))], {
      vin: NUMBER,
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Wrong VIN');
    await userEvent.click(within(alert).getByRole('button', { name: 'Correct VIN' }));
    expect(onOtherCar).toHaveBeenCalledWith(NUMBER);
  });
});
