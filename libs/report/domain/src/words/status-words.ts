import { say, type Words } from '@vinlore/vehicle-domain';
import type { Status } from '../view/report-view.ts';

/** A status beside its mark: color and shape never speak alone. */
export const statusWords: Readonly<Record<Status, Words>> = {
  ok: say('In order', 'En orden'),
  look: say('Ask about it', 'Pregunta por esto'),
  alert: say('Serious', 'Serio'),
  none: say('No record found', 'Sin registros'),
  'not-covered': say('No source of ours covers this', 'Ninguna fuente nuestra lo cubre'),
  down: say('A source did not answer', 'Una fuente no respondió'),
  withheld: say('Not shown by the owner', 'El dueño no lo muestra'),
};
