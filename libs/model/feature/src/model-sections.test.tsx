import type { ModelFacts } from '@vinlore/model-domain';
import { fakeServer } from '@vinlore/testing-web';
import { screenRenderer } from '@vinlore/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  FuelEconomySection,
  Glance,
  GlanceTile,
  modelMessages,
  ModelNotLoaded,
  ProblemsSection,
  SafetySection,
} from './index.ts';
import { nothingLoaded, nothingPublished, sampleFacts } from './testing/sample-facts.ts';

const renderScreen = screenRenderer(modelMessages);
const draw = (facts: ModelFacts, language: 'en' | 'es' = 'en') =>
  renderScreen(
    <>
      <Glance facts={facts} />
      <FuelEconomySection facts={facts} />
      <SafetySection facts={facts} />
      <ProblemsSection facts={facts} />
    </>,
    fakeServer([]),
    language,
  );
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('published facts about a model', () => {
  it("shows a fuel economy range and what it depends on when the VIN doesn't decide", async () => {
    await draw(sampleFacts);
    const fuel = section('Fuel economy');
    expect(fuel.getByText('26–28')).toBeDefined();
    expect(fuel.getByText('Depends on the transmission and the trim, which the VIN doesn’t specify.')).toBeDefined();
    expect(fuel.getByText('$9,500–$10,250')).toBeDefined();
    expect(fuel.getByText('$500 less to $250 more over 5 years')).toBeDefined();
    expect(fuel.getByText('Source: EPA fueleconomy.gov, as of Nov 18, 2026')).toBeDefined();
  });

  it('names both fuels of a flex-fuel vehicle', async () => {
    const fuel = sampleFacts.fuel_economy!;
    const e85 = { ...fuel.fuels[0]!, fuel: 'e85' as const, combined: { low: 19, high: 19 } };
    await draw({ ...sampleFacts, fuel_economy: { ...fuel, fuels: [...fuel.fuels, e85] } });
    const shown = section('Fuel economy');
    expect(shown.getByRole('heading', { name: 'Regular gasoline' })).toBeDefined();
    expect(shown.getByRole('heading', { name: 'E85 (ethanol)' })).toBeDefined();
  });

  it('uses electric units for an electric car', async () => {
    const fuel = sampleFacts.fuel_economy!;
    const electricity = {
      ...fuel.fuels[0]!,
      fuel: 'electricity' as const,
      unit: 'mpge' as const,
      kwh_per_100_miles: { low: 30, high: 30 },
      range_miles: { low: 84, high: 84 },
      co2_grams_per_mile: { low: 0, high: 0 },
    };
    await draw({ ...sampleFacts, fuel_economy: { ...fuel, fuels: [electricity] } });
    for (const words of ['84 mi', '30 kWh per 100 mi', '0 g/mi'])
      expect(section('Fuel economy').getByText(words)).toBeDefined();
    expect(screen.getByText('MPGe combined')).toBeDefined();
  });

  it('describes stars in text for screen readers', async () => {
    await draw(sampleFacts);
    const safety = section('Safety ratings');
    expect(safety.getAllByText('5 out of 5 stars').length).toBeGreaterThan(0);
    expect(safety.getByText('16.4%')).toBeDefined();
    expect(safety.getByText('Optional, meets NHTSA criteria')).toBeDefined();
  });

  it('says up front that known problems are about the model', async () => {
    await draw(sampleFacts);
    const problems = section('Known problems with this model');
    expect(
      problems.getByText(/^Problems with the 2015 Subaru XV Crosstrek .*This vehicle may not have them/),
    ).toBeDefined();
    expect(problems.getByText('214', { selector: 'p b' })).toBeDefined();
    expect(problems.getByText(/Totals, not rates/)).toBeDefined();
    expect(problems.getByText('159 of 214 complaints include the mileage.')).toBeDefined();
    expect(problems.getByText('2015 (this vehicle)')).toBeDefined();
    expect(problems.getByText('Battery drain')).toBeDefined();
    expect(problems.getByText('Show 2 more components')).toBeDefined();
    // No rates, and no count without its total.
    expect(document.body.textContent).not.toMatch(/complaints per|% of (complaints|vehicles)/);
  });

  it(`shows "not available yet" for a source that isn't loaded, never "none"`, async () => {
    const onlyRatings = {
      ...nothingLoaded,
      not_loaded: nothingLoaded.not_loaded.filter((one) => one !== 'safety_ratings'),
    };
    await draw(onlyRatings);
    // In two tiles and in the fuel economy and known problems sections.
    expect(screen.getAllByText('Not available yet')).toHaveLength(4);
    for (const words of [/No EPA/, /No reported problems/]) expect(screen.queryByText(words)).toBeNull();
  });

  it('shows one section for all sources and no tiles while none is loaded', async () => {
    await renderScreen(
      <>
        <Glance facts={nothingLoaded}>
          <GlanceTile href="#recalls" label="Recalls" value="2" />
        </Glance>
        <ModelNotLoaded />
      </>,
      fakeServer([]),
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Recalls2']);
    expect(screen.getAllByText('Not available yet')).toHaveLength(1);
    expect(section('About this model').getByText(/^Fuel economy, safety ratings, and known problems/)).toBeDefined();
  });

  it("says when nothing is published and that it's neither good nor bad", async () => {
    await draw(nothingPublished);
    expect(screen.getByText('No EPA ratings for this model')).toBeDefined();
    expect(screen.getByText(/doesn’t mean a vehicle is safe or unsafe/)).toBeDefined();
    expect(screen.getByText('No reported problems with this model')).toBeDefined();
    expect(screen.queryByText('Not available yet')).toBeNull();
  });

  it('is available in Spanish, with NHTSA’s own words marked as English', async () => {
    await draw(sampleFacts, 'es');
    expect(screen.getByText('Varía según la transmisión y la versión; el VIN no lo especifica.')).toBeDefined();
    expect(screen.getByText('Electrical system', { selector: 'span' }).getAttribute('lang')).toBe('en');
  });
});
