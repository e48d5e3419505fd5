import type { Grammar } from '../grammar.ts';

// `de` and `a` join the article: del, al.
const of = (date: string, isDay: boolean) => `${isDay ? 'del' : 'de'} ${date}`;

export const grammar: Grammar = {
  months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  day: (day, month, year) => `${day} ${month} ${year}`,
  small: ['un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
  ordinals: ['Primer', 'Segundo', 'Tercer', 'Cuarto', 'Quinto', 'Sexto', 'Séptimo', 'Octavo', 'Noveno', 'Décimo'],
  on: (date, isDay) => `${isDay ? 'el' : 'en'} ${date}`,
  the: (date, isDay) => `${isDay ? 'el ' : ''}${date}`,
  of,
  range: (from, to) => `${of(from.date, from.isDay)} ${to.isDay ? 'al' : 'a'} ${to.date}`,
  // `y` turns into `e` before the sound i.
  and: (before, last) => `${before.join(', ')} ${/^h?i(?!e)/iu.test(last) ? 'e' : 'y'} ${last}`,
};
