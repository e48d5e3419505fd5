import type { Call } from '@vinlore/contract';
import { vehicleContract } from '@vinlore/vehicle-domain';
import { queryOptions } from '@tanstack/react-query';

/** Query of a ticket's decoded VIN; disabled if it has none. */
export function vehicleQuery(call: Call, vin: string) {
  return queryOptions({
    queryKey: ['desk', 'vehicle', vin],
    queryFn: ({ signal }) => call(vehicleContract.decode, { vin }, { signal }),
    enabled: vin !== '',
    retry: false,
  });
}
