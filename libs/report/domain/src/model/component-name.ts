import type { Speaker } from '../words/speaker.ts';

/** `STEERING:ELECTRIC POWER ASSIST SYSTEM` → `Steering: electric power assist system`; a small letter is a name's own. */
export function sayComponent(component: string): string {
  if (/\p{Ll}/u.test(component)) return component;
  const text = component.toLowerCase().replaceAll(/\s*:\s*/g, ': ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** NHTSA's name of a component as the key of its words: `FUEL SYSTEM, GASOLINE` → `fuel-system-gasoline`. */
const keyOf = (component: string) =>
  component
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** A component of a complaint in the reader's language: its group where NHTSA names parts of it, too. */
export function componentName(component: string, { find }: Pick<Speaker, 'find'>): string {
  const [group = component] = component.split(':');
  return find(`component.${keyOf(component)}`) ?? find(`component.${keyOf(group)}`) ?? sayComponent(component);
}
