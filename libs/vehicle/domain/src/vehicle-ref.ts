/**
 * A vehicle as someone named it: by VIN, by classic number, by plate and state, or by year, make, model, and trim; and the
 * region where it was registered, such as `CA`. Text as it was entered; what was not said is absent or ''.
 */
export type VehicleRef = Readonly<
  Partial<Record<'vin' | 'plate' | 'state' | 'year' | 'make' | 'model' | 'trim' | 'region', string>>
>;

/** A `VehicleRef` beside its VIN; what was not said is ''. */
export type PlateOrName = Required<Omit<VehicleRef, 'vin' | 'region'>> & Pick<VehicleRef, 'region'>;
