import { officialTitle, textOf } from '../../texts.ts';
import { blockView, type ViewOfBlock } from '../block.ts';
import type { LineView } from '../../sticker-view.ts';

/** View of the origin of the carline's parts and of the final assembly. */
export const partsContentView: ViewOfBlock = ({ partsContent: parts, language }) => {
  if (!parts) return null;
  const { source } = parts;
  const line = (label: string, value: string | null): LineView[] =>
    value ? [{ label, value, from: 'source', source }] : [];
  const percent = (share: number | null) => (share === null ? null : `${share}\u00a0%`);
  const carline = [
    ...line(textOf('partsContent.usCanadian', language), percent(parts.usCanadian)),
    ...parts.others.flatMap(({ country, percent: share }) => line(country, percent(share))),
  ];
  const vehicle = (['assembly', 'engineFrom', 'transmissionFrom'] as const).flatMap((key) =>
    line(textOf(`partsContent.${key}`, language), parts[key]),
  );
  const sections = [
    { title: textOf('partsContent.carline', language), lines: carline },
    { title: textOf('partsContent.thisVehicle', language), lines: vehicle },
  ];
  const { title, twin } = officialTitle('partsContent.title', language);
  return blockView('partsContent', title, sections, {
    twin,
    notes: [textOf('partsContent.note', language)],
    source,
  });
};
