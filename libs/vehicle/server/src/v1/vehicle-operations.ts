import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ListOf } from '@vinlore/contract';
import { type ApiCall, ApiProblem, refuse, served, type ServedOperation, StreamReply } from '@vinlore/server-kit';
import {
  type ApiBatchEntry,
  apiVehicleOf,
  batchVehicles,
  listMakes,
  listModels,
  listTrims,
  listYears,
  retrievePlate,
  retrieveVehicle,
  streamVehicles,
  usRegion,
  vehicleContract,
} from '@vinlore/vehicle-domain';
import type { Decoder } from '../decoder.ts';
import { judgeVin } from '../calls/judge-vin.ts';
import type { VehicleCatalogue } from '../catalogue/vehicle-catalogue.ts';
import type { SecondOpinion } from '../second-opinion/second-opinion.ts';
import { linesOf } from './lines-of.ts';
import { testPlate } from './test-plates.ts';

/** A list that fits on one page. */
const wholeList = <Entry>(data: readonly Entry[]): ListOf<Entry> => ({
  ...{ object: 'list', data, has_more: false, next_cursor: null },
});

function batchEntry(decoder: Decoder, line: number, vin: string, text: ApiCall['text']): ApiBatchEntry {
  const verdict = judgeVin(decoder, vin, text);
  const entry = { object: 'batch_entry', line, vin } as const;
  if (verdict.kind === 'wrong') {
    const error = { detail: verdict.message, suggestions: [...verdict.suggestions] };
    return { ...entry, vehicle: null, error };
  }
  return { ...entry, vehicle: apiVehicleOf(verdict.vehicle), error: null };
}

/** Entries joined before they are sent: fewer, larger writes. */
const JOINED = 64;

async function* entryLines(
  decoder: Decoder,
  body: AsyncIterable<Uint8Array>,
  text: ApiCall['text'],
): AsyncGenerator<string> {
  let line = 0;
  let joined = '';
  for await (const vin of linesOf(body)) {
    line++;
    if (vin === '') continue;
    joined += `${JSON.stringify(batchEntry(decoder, line, vin, text))}\n`;
    if (line % JOINED !== 0) continue;
    yield joined;
    joined = '';
    // A chunk of the body has thousands of VINs; other requests go in between.
    await nextTurn();
  }
  if (joined !== '') yield joined;
}

/** Dependencies of the operations. */
interface VehicleOperationDeps {
  readonly decoder: Decoder;
  readonly secondOpinion: SecondOpinion;
  readonly catalogue: VehicleCatalogue;
}

/** Operations of the public API on vehicles, plates, and the catalog. */
export function vehicleOperations({
  decoder: live,
  secondOpinion,
  catalogue,
}: VehicleOperationDeps): readonly ServedOperation[] {
  return [
    served(retrieveVehicle, async ({ vin }, { text, expand, mode }) => {
      const verdict = judgeVin(live.pinned(), vin, text);
      if (verdict.kind === 'wrong')
        return refuse(422, verdict.message, { fault: verdict.fault, suggestions: verdict.suggestions });
      // A second opinion is another service's answer, which may change and cost.
      const vehicle = mode === 'live' ? await secondOpinion(verdict.vehicle) : verdict.vehicle;
      return apiVehicleOf(vehicle, expand);
    }),
    served(batchVehicles, ({ vins }, { text }) => {
      const decoder = live.pinned();
      return wholeList(vins.map((vin, at) => batchEntry(decoder, at + 1, vin, text)));
    }),
    served(
      streamVehicles,
      (_input, { body, text }) => new StreamReply(entryLines(live.pinned(), body, text), 'application/x-ndjson'),
    ),
    served(retrievePlate, {
      live: async (input, { invoke }) => {
        const found = await invoke(vehicleContract.licensePlateDecode, input);
        const { vin, color } = found.vehicle;
        return {
          ...{ object: 'plate' as const, plate: found.plate, state: found.state, vin, name: found.fullName, color },
          vehicle: found.decoded && apiVehicleOf(found.decoded),
          source: { name: found.source.name, as_of: found.source.asOf },
        };
      },
      test: ({ plate, state }, { text }) => {
        const region = usRegion(state);
        if (region === null) return refuse(422, text.t('vehicle.wrongState'), { field: 'state' });
        const outcome = testPlate(region, plate);
        if (outcome === 'down')
          throw new ApiProblem('unavailable', text.t('vehicle.plateUnavailable'), { retryAfter: 30 });
        if (outcome === null) return refuse(404, text.t('vehicle.plateNotFound'), { instead: 'vin' });
        const decoded = live.decode(outcome.vin);
        return {
          ...{ object: 'plate' as const, plate: outcome.plate, state: region, vin: outcome.vin },
          ...{ name: decoded.fullName, color: outcome.color, vehicle: apiVehicleOf(decoded) },
          source: { name: 'Test data', as_of: null },
        };
      },
    }),
    served(listYears, () => wholeList(catalogue.years().map((year) => ({ object: 'year' as const, year })))),
    served(listMakes, ({ year }) =>
      wholeList(catalogue.makes(year).map(({ name, mainstream }) => ({ object: 'make' as const, name, mainstream }))),
    ),
    served(listModels, ({ year, make }) =>
      wholeList(
        catalogue.models(make, year).map(({ name, doubtful }) => ({ object: 'model' as const, name, doubtful })),
      ),
    ),
    served(listTrims, ({ year, make, model }) =>
      wholeList(catalogue.trims(year, make, model).map((name) => ({ object: 'trim' as const, name }))),
    ),
  ];
}
