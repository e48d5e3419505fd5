import { describe, expect, it } from 'vitest';
import { moreWords } from './words-of-model.ts';

const more = (epa: string, make: string, model: string) =>
  moreWords(epa, make, model)
    ?.map((either) => either.join('|'))
    .join(' ') ?? null;

describe('EPA’s names of vehicles', () => {
  it.each([
    ['F150 Pickup 4WD FFV', 'FORD', 'F150', 'PICKUP 4WD FFV'],
    ['Accord', 'HONDA', 'ACCORD', ''],
    ['Camry LE/SE', 'TOYOTA', 'CAMRY', 'LE|SE'],
    ['Grand Cherokee SRT8 AWD', 'JEEP', 'GRANDCHEROKEE', 'SRT8 AWD'],
    ['CX-5 4WD', 'MAZDA', 'CX5', '4WD'],
    ['Mazda3 5-Door', 'MAZDA', '3', '5DOOR'],
    ['Model S (85 kW-hr battery pack)', 'TESLA', 'MODELS', '85 KWHR BATTERY PACK'],
    ['Town and Country/Voyager/Grand Voy. 2WD', 'CHRYSLER', 'VOYAGER', ''],
  ])('%s of %s is the model %s and says also "%s"', (epa, make, model, words) => {
    expect(more(epa, make, model)).toBe(words);
  });

  it.each([
    ['Malibu Limited', 'CHEVROLET', 'MALI'],
    ['G37x Coupe', 'INFINITI', 'G37'],
    ['Accord', 'HONDA', 'ACCORDCROSSTOUR'],
    ['Accord', 'HONDA', ''],
  ])('%s is no %s %s', (epa, make, model) => {
    expect(more(epa, make, model)).toBeNull();
  });
});
