import { defineSlice } from '@vinlore/server-kit';

/** The report slice’s server half. */
export function createReportSlice() {
  return defineSlice({ name: 'report', contract: {}, handlers: {} });
}
