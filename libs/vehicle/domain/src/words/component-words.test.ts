import { describe, expect, it } from 'vitest';
import { componentWords } from './component-words.ts';

describe('NHTSA component names as display text', () => {
  it.each([
    ['ELECTRICAL SYSTEM', 'Electrical system'],
    ['AIR BAGS:FRONTAL:DRIVER SIDE', 'Air bags: frontal, driver side'],
    ['ELECTRONIC STABILITY CONTROL (ESC)', 'Electronic stability control (ESC)'],
    ['ELECTRICAL SYSTEM:12V/24V/48V BATTERY', 'Electrical system: 12V/24V/48V battery'],
    ['Fuel pump', 'Fuel pump'],
    [' STEERING : ', 'Steering'],
    ['', ''],
  ])('%s', (component, words) => {
    expect(componentWords(component)).toBe(words);
  });
});
