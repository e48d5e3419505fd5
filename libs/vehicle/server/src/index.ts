export { type Decoder, decoderOver, loadDecoder } from './decoder.ts';
export { createVehicleSlice } from './vehicle-slice.ts';
