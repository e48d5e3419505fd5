import { lazyPart } from '@vinlore/ui';
import { Suspense } from 'react';

const SaveVehicle = lazyPart(() => import('./save-vehicle.tsx'), 'SaveVehicle');

/** The button that saves a vehicle, where a page comes without the garage's code. */
export function LazySave({ vin }: { readonly vin: string }) {
  return (
    <Suspense fallback={null}>
      <SaveVehicle vin={vin} />
    </Suspense>
  );
}
