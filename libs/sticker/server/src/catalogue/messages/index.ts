import { defineMessages } from '@vinlore/i18n';

/** What the catalogue says: engines and gearboxes in words, and what is missing. */
export const catalogueMessages = defineMessages({
  en: {
    'catalogue.engine': '{liters} L, {cylinders, plural, one {# cylinder} other {# cylinders}}',
    'catalogue.liters': '{liters} L',
    'catalogue.electricMotor': 'Electric motor',
    'catalogue.gearbox.manual': 'Manual',
    'catalogue.gearbox.automatic': 'Automatic',
    'catalogue.gearbox.automated': 'Automated manual',
    'catalogue.gearbox.cvt': 'Continuously variable (CVT)',
    'catalogue.gears.manual': '{gears}-speed manual',
    'catalogue.gears.automatic': '{gears}-speed automatic',
    'catalogue.gears.automated': '{gears}-speed automated manual',
    'catalogue.fourOrAll': 'Four- or all-wheel drive',
    'catalogue.what.trims': 'trims',
    'catalogue.what.colors': 'colors',
    'catalogue.what.packages': 'options and packages',
    'catalogue.what.prices': 'prices',
    'catalogue.what.fuel_economy': 'fuel economy',
    'catalogue.what.specifications': 'specifications',
    'catalogue.vehicle': '{year} {make} {model}',
    'catalogue.missing.imported': 'Our imported catalogs don’t list {what} for the {vehicle}.',
    'catalogue.missing.epa': 'EPA data doesn’t list {what} for the {vehicle}.',
    'catalogue.missing.vpic': 'NHTSA vPIC doesn’t list {what} for the {vehicle}.',
    'catalogue.missing.all': 'None of our sources list {what} for the {vehicle}.',
    'catalogue.several': 'EPA lists several configurations of the {vehicle} with different figures.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
