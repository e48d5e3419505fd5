import { endpoint, file, refusal } from '@vinlore/contract';
import * as v from 'valibot';

/** An image by its unguessable id, which changes with the image. */
export const image = endpoint({
  name: 'account.image',
  summary: 'A profile picture or a dealer’s logo by its id.',
  method: 'GET',
  path: '/api-cwa/image',
  encoding: 'query',
  auth: 'none',
  request: v.strictObject({ id: v.pipe(v.string(), v.uuid()) }),
  answers: { 200: file('The picture, as JPEG or PNG.', 'image/*'), 404: refusal('No such picture.') },
});
