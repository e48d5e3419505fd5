import { componentWords } from '@vinlore/vehicle-domain';
import type { Speaker } from '../words/speaker.ts';

/** NHTSA's name of a component as the key of its words: `FUEL SYSTEM, GASOLINE` → `fuel-system-gasoline`. */
const keyOf = (component: string) =>
  component
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** A component of a complaint in the reader's language: its group where NHTSA names parts of it, too. */
export function componentName(component: string, { find }: Pick<Speaker, 'find'>): string {
  const [group = component] = component.split(':');
  return find(`component.${keyOf(component)}`) ?? find(`component.${keyOf(group)}`) ?? componentWords(component);
}
