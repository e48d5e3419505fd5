import { type MeasuredBrand, startMeasurement } from '@vinlore/browser';

/** Measures visits of the members area, where the visitor has agreed to it on the public pages. */
export function measure(brand: MeasuredBrand): void {
  startMeasurement(brand);
}
