import { say, type Words } from '@vinlore/vehicle-domain';
import type { EventDetail, EventKind, IMPACT_POINTS, USES } from '../events/history-event.ts';

/** What a record is, as its heading. */
export const kindWords: Readonly<Record<EventKind, Words>> = {
  title: say('Title issued', 'Título expedido'),
  'title-brand': say('Title brand', 'Marca en el título'),
  'odometer-reading': say('Odometer reading', 'Lectura del odómetro'),
  junk: say('Junk record', 'Registro de chatarra'),
  salvage: say('Salvage record', 'Registro de salvage'),
  'total-loss': say('Total loss', 'Pérdida total'),
  theft: say('Reported stolen', 'Denuncia de robo'),
  'theft-recovery': say('Recovered after theft', 'Recuperado después de un robo'),
  lien: say('Lien recorded', 'Deuda registrada (lien)'),
  'lien-release': say('Lien released', 'Deuda liberada (lien)'),
  impound: say('Impounded', 'Llevado al corralón'),
  export: say('Exported', 'Exportado'),
  import: say('Imported', 'Importado'),
  accident: say('Accident', 'Choque'),
  damage: say('Damage', 'Daños'),
  'owner-change': say('New owner', 'Cambio de dueño'),
  registration: say('Registered', 'Registro vehicular'),
  use: say('Use', 'Uso'),
  auction: say('Auction', 'Subasta'),
  listing: say('Listed for sale', 'Anunciado en venta'),
  sale: say('Sold', 'Vendido'),
  service: say('Service', 'Servicio'),
  inspection: say('Inspection', 'Inspección'),
  emissions: say('Emissions test', 'Prueba de emisiones'),
  warranty: say('Warranty', 'Garantía'),
  safety: say('Safety', 'Seguridad'),
  value: say('Value', 'Valor'),
};

export const impactWords: Readonly<Record<(typeof IMPACT_POINTS)[number], Words>> = {
  front: say('front', 'frente'),
  'front-left': say('left front', 'frente izquierdo'),
  'front-right': say('right front', 'frente derecho'),
  left: say('left side', 'lado izquierdo'),
  right: say('right side', 'lado derecho'),
  rear: say('rear', 'parte trasera'),
  'rear-left': say('left rear', 'parte trasera izquierda'),
  'rear-right': say('right rear', 'parte trasera derecha'),
  roof: say('roof', 'techo'),
  undercarriage: say('undercarriage', 'parte de abajo'),
  'all-over': say('all over', 'todo alrededor'),
};

export const useWords: Readonly<Record<(typeof USES)[number], Words>> = {
  personal: say('Personal use', 'Uso particular'),
  lease: say('Lease', 'Arrendamiento (lease)'),
  rental: say('Rental', 'Carro de renta'),
  fleet: say('Company fleet', 'Flotilla de empresa'),
  taxi: say('Taxi', 'Taxi'),
  police: say('Police', 'Policía'),
  government: say('Government', 'Gobierno'),
  commercial: say('Commercial use', 'Uso comercial'),
  'driver-education': say('Driving school', 'Escuela de manejo'),
};

type Choice<Key extends keyof EventDetail> = Readonly<Record<NonNullable<EventDetail[Key]> & string, Words>>;

export const severityWords: Choice<'severity'> = {
  minor: say('Minor', 'Leve'),
  moderate: say('Moderate', 'Moderado'),
  severe: say('Severe', 'Grave'),
};

export const dispositionWords: Choice<'disposition'> = {
  sold: say('Sold', 'Vendido'),
  crush: say('Crushed', 'Compactado'),
  scrap: say('Scrapped', 'Desechado'),
  tbd: say('Not decided yet', 'Por decidir'),
  retained: say('Kept by its owner', 'Lo conservó su dueño'),
  parts: say('Used for parts', 'Usado para partes'),
};

export const resultWords: Choice<'result'> = {
  pass: say('Passed', 'Aprobada'),
  fail: say('Failed', 'Reprobada'),
  advisory: say('Passed with advice', 'Aprobada con observaciones'),
};

/** Labels of what is said of a record besides; `impact` and `work` are lists. */
export const detailLabels: Readonly<Record<keyof EventDetail, Words>> = {
  brand: say('Brand on the title', 'Marca del título'),
  severity: say('Severity', 'Gravedad'),
  impact: say('Point of impact', 'Dónde fue el golpe'),
  airbags: say('Airbags', 'Bolsas de aire'),
  towed: say('Towed', 'Remolcado'),
  structural: say('Structural damage', 'Daño estructural'),
  totalLoss: say('Declared a total loss', 'Declarado pérdida total'),
  disposition: say('What became of it', 'Qué pasó con él'),
  exported: say('Meant for export', 'Destinado a exportación'),
  use: say('Use', 'Uso'),
  price: say('Price', 'Precio'),
  marketValue: say('Seller’s estimate of its value', 'Valor según el vendedor'),
  seller: say('Seller', 'Vendedor'),
  entity: say('Reported by', 'Lo reportó'),
  condition: say('Condition, as the source grades it', 'Condición según la fuente'),
  exterior: say('Exterior color', 'Color exterior'),
  interior: say('Interior color', 'Color interior'),
  trim: say('Trim', 'Versión'),
  body: say('Body', 'Carrocería'),
  transmission: say('Transmission', 'Transmisión'),
  result: say('Result', 'Resultado'),
  work: say('Work done', 'Trabajo hecho'),
  note: say('Note', 'Nota'),
};

export const yesNo = {
  yes: say('Yes', 'Sí'),
  no: say('No', 'No'),
  deployed: say('Deployed', 'Se abrieron'),
  notDeployed: say('Did not deploy', 'No se abrieron'),
  structural: say('Reported', 'Reportado'),
  noStructural: say('None reported', 'Ninguno reportado'),
} satisfies Readonly<Record<string, Words>>;
