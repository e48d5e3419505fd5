import { valueOfList } from '@vinlore/vehicle-domain';
import { type StickerLanguage } from '../sticker-values.ts';
import { type Elements } from './decoded-input.ts';
import { figure, joinRanges, liters, sayWeight, weightRange, type WeightRange } from './measures.ts';
import { properName } from './proper-names.ts';
import { known, translated } from './readings.ts';

/** `V6`, `Inline 4`, `4 cilindros en línea`; the number or the layout alone when only one is known. */
export function engineLayout(elements: Elements, language: StickerLanguage): string | null {
  const count = figure(elements['Engine Number of Cylinders']);
  const filedLayout = known(elements, 'Engine Configuration');
  if (!filedLayout) return count;
  const layout = translated(filedLayout, 'engineLayouts', language).value;
  if (!count) return layout;
  if (filedLayout === 'V-Shaped' || filedLayout === 'W Shaped') return `${filedLayout.charAt(0)}${count}`;
  return language === 'es' ? `${count}, ${layout.toLowerCase()}` : `${layout} ${count}`;
}

/** The engine in one line: `3.2 L V6`, `2.0 L inline 4`, `2.5 L, 4 cilindros`. */
export function engine(elements: Elements, language: StickerLanguage): string | null {
  const size = liters(elements['Displacement (L)']);
  const layout = engineLayout(elements, language);
  if (!layout) return size;
  const bare = /^\d+$/u.test(layout);
  const cylinders = bare || /^\d+,/u.test(layout) ? sayCylinders(layout, language) : layout;
  if (!size) return cylinders;
  const inner = /^[VW]\d/u.test(cylinders) ? cylinders : cylinders.toLowerCase();
  return bare || language === 'es' ? `${size}, ${inner}`.replace(/, (?=[VW]\d)/u, ' ') : `${size} ${inner}`;
}

function sayCylinders(layout: string, language: StickerLanguage): string {
  const [count, arrangement] = layout.split(', ');
  return [
    count,
    language === 'es' ? (count === '1' ? 'cilindro' : 'cilindros') : count === '1' ? 'cylinder' : 'cylinders',
    arrangement,
  ]
    .filter(Boolean)
    .join(' ');
}

/** `5-speed automatic`, `Automática de 5 velocidades`; either part alone when the other is not known. */
export function gearbox(elements: Elements, language: StickerLanguage): string | null {
  const speeds = figure(elements['Transmission Speeds']);
  const filedStyle = known(elements, 'Transmission Style');
  const style = filedStyle && translated(filedStyle, 'transmissions', language).value;
  if (!speeds) return style;
  if (language === 'es') return style ? `${style} de ${speeds} velocidades` : `${speeds} velocidades`;
  return style ? `${speeds}-speed ${style.charAt(0).toLowerCase()}${style.slice(1)}` : `${speeds} speeds`;
}

/** Where it was assembled: `Kansas City, Missouri, U.S.` */
export function place(elements: Elements, language: StickerLanguage): string | null {
  const [city, state] = [known(elements, 'Plant City'), known(elements, 'Plant State')];
  const country = known(elements, 'Plant Country');
  const land = country && (valueOfList('countries', country, language) ?? properName(country));
  return [city && properName(city), state && properName(state), land].filter(Boolean).join(', ') || null;
}

/** Gross vehicle weight rating as vPIC files it, both classes joined. */
export function grossWeightRange(elements: Elements): WeightRange | null {
  return joinRanges(
    weightRange(elements['Gross Vehicle Weight Rating From']),
    weightRange(elements['Gross Vehicle Weight Rating To']),
  );
}

export function grossWeight(elements: Elements, language: StickerLanguage): string | null {
  const range = grossWeightRange(elements);
  return range && sayWeight(range, language);
}
