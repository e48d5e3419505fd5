import { say } from '@vinlore/vehicle-domain';
import { blockView, type BlockWords, type ViewOfBlock } from '../../view/block.ts';
import type { LineView } from '../../view/sticker-view.ts';

/** Worded as in 49 CFR 583.5, which knows English only: both titles stand on a Spanish sticker. */
const words = {
  title: say('Parts Content Information', 'Parts Content Information'),
  twin: say('', 'Origen de las piezas'),
  carline: say('For vehicles in this carline', 'Vehículos de esta línea'),
  usCanadian: say('U.S./Canadian parts content', 'Piezas de EE. UU. y Canadá'),
  thisVehicle: say('For this vehicle', 'Este vehículo'),
  assembly: say('Final assembly point', 'Ensamblaje final'),
  engineFrom: say('Country of origin, engine', 'País de origen, motor'),
  transmissionFrom: say('Country of origin, transmission', 'País de origen, transmisión'),
  note: say(
    'Parts content does not include final assembly, distribution, or other non-parts costs.',
    'El origen de las piezas no incluye el ensamblaje final, la distribución ni otros gastos que no son piezas.',
  ),
} satisfies BlockWords;

/** Where the parts of the carline come from, and where this vehicle was made. */
export const partsContentView: ViewOfBlock = ({ partsContent: parts, language }) => {
  if (!parts) return null;
  const { source } = parts;
  const line = (label: string, value: string | null): LineView[] =>
    value ? [{ label, value, from: 'source', source }] : [];
  const percent = (share: number | null) => (share === null ? null : `${share}\u00a0%`);
  const carline = [
    ...line(words.usCanadian[language], percent(parts.usCanadian)),
    ...parts.others.flatMap(({ country, percent: share }) => line(country, percent(share))),
  ];
  const vehicle = (['assembly', 'engineFrom', 'transmissionFrom'] as const).flatMap((key) =>
    line(words[key][language], parts[key]),
  );
  const sections = [
    { title: words.carline[language], lines: carline },
    { title: words.thisVehicle[language], lines: vehicle },
  ];
  return blockView('partsContent', words.title[language], sections, {
    twin: words.twin[language],
    notes: [words.note[language]],
    source,
  });
};
