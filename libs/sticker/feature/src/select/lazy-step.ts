import { lazy } from 'react';

/** The selection step, loaded when first opened. */
export const SelectionStep = lazy(() =>
  import('./selection-step.tsx').then(({ SelectionStep }) => ({ default: SelectionStep })),
);
