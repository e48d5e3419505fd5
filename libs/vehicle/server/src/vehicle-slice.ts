import { defineSlice } from '@vinlore/server-kit';
import { vehicleContract } from '@vinlore/vehicle-domain';
import { decodeHandler } from './decode-handler.ts';
import type { Decoder } from './decoder.ts';
import { vehicleServerMessages } from './messages/index.ts';

/** The vehicle slice's server half. */
export function createVehicleSlice(decoder: Decoder) {
  return defineSlice({
    name: 'vehicle',
    contract: vehicleContract,
    handlers: { decode: decodeHandler(decoder) },
    messages: vehicleServerMessages,
  });
}
