import { componentWords } from '@vinlore/vehicle-domain';
import type { Speaker } from '../words/speaker.ts';

/** Message key of an NHTSA component: `FUEL SYSTEM, GASOLINE` → `fuel-system-gasoline`. */
const keyOf = (component: string) =>
  component
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Returns a component's name in the reader's language; subcomponents use the name of their group. */
export function componentName(component: string, { find }: Pick<Speaker, 'find'>): string {
  const [group = component] = component.split(':');
  return find(`component.${keyOf(component)}`) ?? find(`component.${keyOf(group)}`) ?? componentWords(component);
}
