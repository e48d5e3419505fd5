/** The EPA columns we read, with values of a made-up car. */
const CAR = {
  id: '1',
  year: '2003',
  make: 'Honda',
  model: 'Accord',
  VClass: 'Midsize Cars',
  cylinders: '4',
  displ: '2.4',
  drive: 'Front-Wheel Drive',
  trany: 'Automatic 5-spd',
  tCharger: '',
  sCharger: '',
  fuelType1: 'Regular Gasoline',
  fuelType2: '',
  atvType: '',
  city08: '21',
  highway08: '31',
  comb08: '25',
  cityA08: '0',
  highwayA08: '0',
  combA08: '0',
  combE: '0.0',
  range: '0',
  rangeA: '',
  co2: '-1',
  co2A: '-1',
  ghgScore: '-1',
  feScore: '-1',
  fuelCost08: '2200',
  fuelCostA08: '0',
  youSaveSpend: '-500',
};

export type EpaRecord = typeof CAR;

/** Returns an EPA file with these vehicles as CSV. */
export function epaCsv(vehicles: readonly Partial<EpaRecord>[]): string {
  const rows = vehicles.map((vehicle, at) => Object.values({ ...CAR, id: String(at + 1), ...vehicle }).join(','));
  return `${[Object.keys(CAR).join(','), ...rows].join('\n')}\n`;
}
