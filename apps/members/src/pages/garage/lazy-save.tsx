import { lazyPart } from '@vinlore/ui';
import { Suspense } from 'react';

const SaveVehicle = lazyPart(() => import('./save-vehicle.tsx'), 'SaveVehicle');

/** The save button, for pages loaded without the garage's code. */
export function LazySave({ vin }: { readonly vin: string }) {
  return (
    <Suspense fallback={null}>
      <SaveVehicle vin={vin} />
    </Suspense>
  );
}
