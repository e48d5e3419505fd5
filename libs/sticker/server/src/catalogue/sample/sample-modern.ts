import { linesOf } from './sample-vehicle.ts';

/** Sample newer vehicles. Prices and options are made up. */
export const SAMPLE_MODERN = [
  linesOf({
    year: '2003',
    make: 'Honda',
    model: 'Accord',
    trims: [
      ['DX', '16000', '500'],
      ['LX', '18500', '500'],
      ['EX', '21000', '500'],
      ['EX-V6', '26000', '500'],
    ],
    exterior: [
      ['Satin Silver Metallic', 'NH-623M', '#b8bcc0'],
      ['Taffeta White', 'NH-578', '#f1f1ec'],
      ['Nighthawk Black Pearl', 'B-92P', '#15161a'],
      ['Graphite Pearl', 'NH-658P', '#4b4f54'],
      ['Redondo Red Pearl', 'R-522P'],
    ],
    interior: [
      ['Black', '', '#1c1c1d'],
      ['Gray', '', '#8c8f92'],
      ['Ivory', '', '#d9cfb8'],
    ],
    options: {
      Packages: [
        ['Leather package', '1500', 'LTH'],
        ['Navigation system', '2000', 'NAV'],
      ],
      Accessories: [
        ['All-season floor mats', '120'],
        ['Rear lip spoiler', '330'],
        ['Splash guards', '85'],
      ],
    },
    standard: { Comfort: ['Power windows', 'Cruise control'], Safety: ['Anti-lock brakes'] },
    more: [
      {
        kind: 'parts',
        us_canadian_percent: '70',
        country_1: 'Japan',
        percent_1: '25',
        assembly: 'Marysville, Ohio',
        engine_from: 'United States',
        transmission_from: 'United States',
      },
    ],
  }),
  linesOf({
    year: '2014',
    make: 'Ford',
    model: 'Escape',
    trims: [
      ['S', '23000', '900'],
      ['SE', '26000', '900'],
      ['Titanium', '29500', '900'],
    ],
    exterior: [
      ['Oxford White', 'YZ', '#f4f4f1'],
      ['Tuxedo Black', 'UH', '#16171a'],
      ['Sterling Gray', 'UJ', '#6d7073'],
      ['Ingot Silver', 'UX', '#c2c5c7'],
      ['Ruby Red', 'RR', '#7c1420'],
      ['Deep Impact Blue', 'J4'],
    ],
    interior: [
      ['Charcoal Black cloth', '', '#2a2b2d'],
      ['Medium Light Stone cloth', '', '#b9b3a6'],
    ],
    options: {
      Packages: [
        ['SE Convenience package', '1300', '66C'],
        ['Leather Comfort package', '1800', '51L'],
        ['Cold weather package', '400', '68W', 'included'],
      ],
      Technology: [
        ['Navigation', '800', '58N'],
        ['Power liftgate', '500', '18T'],
        ['Panoramic roof', '1400', '43P'],
      ],
    },
    standard: {
      Safety: ['Rear view camera', 'Stability control with roll control'],
      Comfort: ['Air conditioning', 'Keyless entry keypad'],
    },
    more: [
      {
        kind: 'safety',
        overall: '4',
        frontal_driver: '4',
        frontal_passenger: '4',
        side_front: '5',
        side_rear: '5',
        rollover: '4',
      },
      {
        kind: 'parts',
        us_canadian_percent: '60',
        country_1: 'Mexico',
        percent_1: '20',
        assembly: 'Louisville, Kentucky',
        engine_from: 'United Kingdom',
        transmission_from: 'United States',
      },
    ],
  }),
  linesOf({
    year: '2012',
    make: 'Toyota',
    model: 'Camry',
    trims: [
      ['L', '22000', '800'],
      ['LE', '22500', '800'],
      ['SE', '23500', '800'],
      ['XLE', '25500', '800'],
    ],
    exterior: [
      ['Super White', '040', '#f6f6f3'],
      ['Attitude Black Metallic', '218', '#17181a'],
      ['Classic Silver Metallic', '1F7', '#bfc2c4'],
      ['Barcelona Red Metallic', '3R3', '#8c1c22'],
      ['Cosmic Gray Mica', '1H2'],
    ],
    interior: [
      ['Ash', '', '#9a9a97'],
      ['Ivory', '', '#d8cfbb'],
      ['Black', '', '#1d1d1e'],
    ],
    options: {
      Packages: [
        ['Convenience package', '700', 'CQ'],
        ['Leather package', '1200', 'LA'],
      ],
      Technology: [
        ['Moonroof', '900', 'SR'],
        ['Display audio with navigation', '1100', 'NV'],
      ],
    },
  }),
].flat();
