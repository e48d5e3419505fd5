/**
 * A vehicle as entered: by VIN, classic VIN, plate and state, or year, make, model, and trim, plus the region where it
 * was registered, such as `CA`. Values are raw text; missing ones are absent or ''.
 */
export type VehicleRef = Readonly<
  Partial<Record<'vin' | 'plate' | 'state' | 'year' | 'make' | 'model' | 'trim' | 'region', string>>
>;

/** A `VehicleRef` without the VIN; missing values are ''. */
export type PlateOrName = Required<Omit<VehicleRef, 'vin' | 'region'>> & Pick<VehicleRef, 'region'>;
