import { say, type Words } from '@vinlore/vehicle-domain';
import type { Section } from '../events/sections.ts';

/** How a section is called, and how its records are counted. */
export interface SectionWords {
  readonly title: Words;
  /** One of what is counted in it, and several. */
  readonly one: Words;
  readonly many: Words;
}

const records = { one: say('record', 'registro'), many: say('records', 'registros') };

export const sectionWords: Readonly<Record<Section, SectionWords>> = {
  identity: {
    title: say('Identity and specification', 'Identidad y especificaciones'),
    one: say('fact', 'dato'),
    many: say('facts', 'datos'),
  },
  title: { title: say('Titles', 'Títulos'), one: say('title', 'título'), many: say('titles', 'títulos') },
  brand: { title: say('Title brands', 'Marcas del título'), one: say('brand', 'marca'), many: say('brands', 'marcas') },
  odometer: {
    title: say('Odometer', 'Odómetro'),
    one: say('reading', 'lectura'),
    many: say('readings', 'lecturas'),
  },
  salvage: { title: say('Junk, salvage, insurance', 'Chatarra, salvage y seguros'), ...records },
  theft: { title: say('Theft, lien, impound, export', 'Robo, deudas, corralón y exportación'), ...records },
  damage: { title: say('Accidents and damage', 'Choques y daños'), ...records },
  ownership: { title: say('Owners and use', 'Dueños y uso'), ...records },
  market: { title: say('Auctions, listings, sales', 'Subastas, anuncios y ventas'), ...records },
  service: { title: say('Service, inspection, emissions', 'Servicio, inspección y emisiones'), ...records },
  recall: {
    title: say('Recalls', 'Recalls'),
    one: say('recall', 'recall'),
    many: say('recalls', 'recalls'),
  },
  other: { title: say('Warranty, safety, value', 'Garantía, seguridad y valor'), ...records },
};

/**
 * The sections of a European report, in their order: there the register stands for titles, periodic inspections carry
 * most readings, and neither state brands nor U.S. recalls exist. Sections that are not named here keep their titles and
 * stand after these, only where they hold something.
 */
export const europeanTitles: Partial<Record<Section, Words>> = {
  identity: say('General information', 'Información general'),
  odometer: say('Mileage', 'Kilometraje'),
  damage: say('Damage', 'Daños'),
  service: say('Inspections and service', 'Inspecciones y servicio'),
  ownership: say('Registrations and use', 'Registros y uso'),
  theft: say('Theft, finance, import, export', 'Robo, deudas, importación y exportación'),
};

type Cells = Partial<Record<Section, Words>>;

/** Short labels of the six cells of the verdict strip, in its order. */
export const signalWords: Cells = {
  brand: say('Title brands', 'Marcas del título'),
  odometer: say('Odometer', 'Odómetro'),
  damage: say('Damage', 'Daños'),
  salvage: say('Junk, salvage, total loss', 'Chatarra o pérdida total'),
  theft: say('Theft and liens', 'Robo y deudas'),
  recall: say('Recalls', 'Recalls'),
};

/** The same for a European report. */
export const europeanSignals: Cells = {
  odometer: say('Mileage', 'Kilometraje'),
  damage: say('Damage', 'Daños'),
  salvage: say('Total loss', 'Pérdida total'),
  theft: say('Theft and finance', 'Robo y deudas'),
  service: say('Inspections', 'Inspecciones'),
  ownership: say('Registrations', 'Registros'),
};
