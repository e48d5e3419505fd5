import type { Handlers } from '@vinlore/server-kit';
import type { vehicleContract } from '@vinlore/vehicle-domain';
import type { VehicleCatalogue } from '../catalogue/vehicle-catalogue.ts';

type Rows = Pick<
  typeof vehicleContract,
  'makes' | 'models' | 'stickerYears' | 'stickerMakes' | 'stickerModels' | 'stickerTrims'
>;

/** Calls for the year → make → model → trim selectors. Anything that isn't in the catalog returns an empty list. */
export function catalogueCalls(catalogue: VehicleCatalogue): Handlers<Rows> {
  return {
    makes: ({ year }) => catalogue.makes(year),
    models: ({ make, year }) => catalogue.models(make, year),
    stickerYears: () => catalogue.years(),
    stickerMakes: ({ year }) => catalogue.makes(year),
    stickerModels: ({ year, make }) => catalogue.models(make, year),
    stickerTrims: ({ year, make, model }) => catalogue.trims(year, make, model),
  };
}
