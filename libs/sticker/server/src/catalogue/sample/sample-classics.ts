import { linesOf } from './sample-vehicle.ts';

/**
 * Sample classics. Paint and trim codes are real plate codes; screen colors and rounded prices only show what a catalog
 * looks like and describe no actual car.
 */
export const SAMPLE_CLASSICS = [
  linesOf({
    year: '1967',
    make: 'Ford',
    model: 'Mustang',
    trims: [
      ['Hardtop', '2460', '80'],
      ['Fastback 2+2', '2590', '80'],
      ['Convertible', '2700', '80'],
    ],
    exterior: [
      ['Raven Black', 'A', '#17181a'],
      ['Wimbledon White', 'M', '#f1ecdc'],
      ['Candyapple Red', 'T', '#a31621'],
      ['Vintage Burgundy', 'X', '#4d1420'],
      ['Burnt Amber', 'V', '#7a4427'],
      ['Springtime Yellow', '8', '#eadf8f'],
      ['Lime Gold', 'I', '#8d8a4a'],
      ['Dark Moss Green', 'Y', '#2d3b2a'],
      ['Clearwater Aqua', 'W', '#5fa3a6'],
      ['Acapulco Blue', 'D', '#1f4d80'],
      ['Brittany Blue', 'Q', '#7f9cb5'],
      ['Silver Frost', '4', '#b5b9bb'],
      // No swatches are known for these, so only names are shown.
      ['Frost Turquoise', 'B'],
      ['Nightmist Blue', 'K'],
    ],
    interior: [
      ['Black vinyl', '2A', '#1b1b1c'],
      ['Blue vinyl', '2B', '#35506f'],
      ['Red vinyl', '2D', '#8f2329'],
      ['Saddle vinyl', '2F', '#8f5f3a'],
      ['Aqua vinyl', '2K', '#5b8d8f'],
      ['Parchment vinyl', '2U', '#e0d6bd'],
    ],
    options: {
      'Engine and transmission': [
        ['289 V8, 2-barrel', '105', 'C'],
        ['289 V8, 4-barrel', '160', 'A'],
        ['390 V8, 4-barrel', '265', 'S'],
        ['Four-speed manual', '185', '5'],
        ['Cruise-O-Matic', '220', 'W'],
      ],
      'Power and comfort': [
        ['Power steering', '85'],
        ['Power front disc brakes', '65'],
        ['SelectAire air conditioner', '355'],
        ['Tinted glass', '30'],
      ],
      Appearance: [
        ['GT Equipment Group', '205'],
        ['Interior Decor Group', '110'],
        ['Exterior Decor Group', '40'],
        ['Vinyl roof', '75'],
        ['Styled steel wheels', '95'],
      ],
      Audio: [
        ['AM push-button radio', '60'],
        ['AM/FM radio', '135'],
      ],
    },
    standard: {
      // Without the base engine and transmission, since a VIN may prove others.
      Interior: ['Front bucket seats', 'Color-keyed carpeting', 'Padded instrument panel', 'Padded sun visors'],
      Safety: ['Front and rear seat belts', 'Dual-circuit brakes', 'Emergency flasher', 'Backup lights'],
      Comfort: ['Two-speed windshield wipers', 'Outside rearview mirror'],
    },
  }),
  linesOf({
    year: '1969',
    make: 'Chevrolet',
    model: 'Camaro',
    trims: [
      ['Sport Coupe', '2640', '85'],
      ['Convertible', '2850', '85'],
    ],
    exterior: [
      ['Tuxedo Black', '10', '#161616'],
      ['Dover White', '50', '#f3f1e7'],
      ['Cortez Silver', '69', '#a9adb0'],
      ['Hugger Orange', '72', '#d9481c'],
      ['Daytona Yellow', '76', '#e8c33a'],
      ['LeMans Blue', '71', '#1f4e8c'],
      ['Garnet Red', '52', '#7d1722'],
      ['Fathom Green', '57', '#1f3d31'],
      ['Glacier Blue', '53'],
      ['Frost Green', '59'],
    ],
    interior: [
      ['Black vinyl', '711', '#1b1b1c'],
      ['Blue vinyl', '715', '#2f4767'],
      ['Red vinyl', '718', '#86242a'],
    ],
    options: {
      'Engine and transmission': [
        ['350 V8, 300 hp', '210', 'L48'],
        ['396 V8, 325 hp', '265', 'L35'],
        ['Four-speed manual', '195', 'M20'],
        ['Turbo Hydra-Matic', '190', 'M40'],
      ],
      Packages: [
        ['SS package', '310', 'Z27'],
        ['Rally Sport package', '130', 'Z22'],
        ['Custom interior', '110', 'Z87'],
      ],
      'Power and comfort': [
        ['Power steering', '95', 'N40'],
        ['Power front disc brakes', '65', 'J50'],
        ['Air conditioning', '375', 'C60'],
      ],
    },
    standard: {
      Interior: ['Front bucket seats', 'Color-keyed carpeting', 'Padded instrument panel'],
      Safety: ['Front shoulder belts', 'Energy-absorbing steering column', 'Dual-circuit brakes', 'Side marker lights'],
      Comfort: ['Two-speed windshield wipers', 'Outside rearview mirror'],
    },
  }),
  linesOf({
    year: '1965',
    make: 'Volkswagen',
    model: 'Beetle',
    trims: [
      ['Sedan', '1560', '60'],
      ['Sunroof sedan', '1650', '60'],
      ['Convertible', '2090', '60'],
    ],
    exterior: [
      ['Black', 'L41', '#151515'],
      ['Ruby Red', 'L456', '#8f1f24'],
      ['Sea Blue', 'L360', '#2f4a63'],
      ['Java Green', 'L518', '#35524a'],
      ['Pearl White', 'L87', '#eee9da'],
      ['Bahama Blue', 'L519'],
    ],
    interior: [
      ['Black leatherette', '', '#1b1b1c'],
      ['Gray leatherette', '', '#8a8d8e'],
      ['Red leatherette', ''],
    ],
    options: {
      Comfort: [
        ['Radio', '70'],
        ['Whitewall tires', '30'],
        ['Leatherette upholstery', '30'],
      ],
    },
    standard: {
      Interior: ['Front bucket seats', 'Padded sun visors', 'Rubber floor mats', 'Ashtray'],
      Safety: ['Front seat belts', 'Outside rearview mirror'],
      Comfort: ['Fresh-air heater', 'Windshield washer', 'Electric wipers'],
    },
  }),
].flat();
