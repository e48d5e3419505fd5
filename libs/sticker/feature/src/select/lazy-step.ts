import { lazy } from 'react';

/** The selection step: its code comes when it first opens. */
export const SelectionStep = lazy(() =>
  import('./selection-step.tsx').then(({ SelectionStep }) => ({ default: SelectionStep })),
);
