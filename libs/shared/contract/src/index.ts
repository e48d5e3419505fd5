export * from './call.ts';
export * from './conventions.ts';
export * from './endpoint.ts';
export * from './envelope.ts';
export * from './openapi.ts';
export * from './paths.ts';
export { RawInputSchema } from './raw-input.ts';
