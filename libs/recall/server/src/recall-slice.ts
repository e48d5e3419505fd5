import { defineSlice } from '@vinlore/server-kit';

/** The recall slice’s server half. */
export function createRecallSlice() {
  return defineSlice({ name: 'recall', contract: {}, handlers: {} });
}
