import type { Grammar } from '../grammar.ts';

export const grammar: Grammar = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  day: (day, month, year) => `${month} ${day}, ${year}`,
  small: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ordinals: ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'],
  on: (date, isDay) => `${isDay ? 'on' : 'in'} ${date}`,
  the: (date) => date,
  of: (date) => `of ${date}`,
  range: (from, to) => `from ${from.date} to ${to.date}`,
  and: (before, last) => `${before.join(', ')}${before.length > 1 ? ',' : ''} and ${last}`,
};
