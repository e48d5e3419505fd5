import { LanguageSchema } from '@vinlore/brand';
import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { PictureNameSchema } from '../../pictures.ts';
import { EditorSchema } from '../../drafts/text.ts';
import { ContentSearchSchema } from './pages.ts';

/**
 * Maximum image size and maximum body size in bytes, which adds the envelope. Larger images are of no use on the web.
 */
export const PICTURE_LIMIT_BYTES = 12_582_912;
const BODY_LIMIT_BYTES = PICTURE_LIMIT_BYTES + 65_536;

const name = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(80, 'content.pictureName'),
  v.check((given) => v.is(PictureNameSchema, given), 'content.pictureName'),
);
const words = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), '');
/** Alt text in both languages, or the decorative flag. */
const alternative = { alt_en: words, alt_es: words };

const StaffPictureSchema = v.object({
  name: v.string(),
  /** null for a file in the brand's folder, which has no alt text of its own. */
  alt_en: v.nullable(v.string()),
  alt_es: v.nullable(v.string()),
  decorative: v.boolean(),
  /** In pixels. */
  width: v.number(),
  height: v.number(),
  /** URL of a thumbnail. */
  href: v.string(),
  /** `file`: from the brand's folder; it can be replaced by an upload with the same name but not deleted. */
  from: v.picklist(['file', 'upload']),
  uploaded_at: v.nullable(v.string()),
  uploaded_by: EditorSchema,
  /** Published texts and drafts that use it; at most 20. */
  used: v.array(
    v.object({ id: v.string(), path: v.string(), language: LanguageSchema, in: v.picklist(['published', 'draft']) }),
  ),
});
export type StaffPicture = v.InferOutput<typeof StaffPictureSchema>;

const refusedWords = refusal('Words are missing in a language, and it is not marked as decoration.');

/** The brand's images. */
export const staffPictures = endpoint({
  name: 'content.staffPictures',
  summary: 'Pictures of this brand, by name, and where they are shown.',
  method: 'GET',
  path: '/api-cwa/staff/content/pictures',
  encoding: 'query',
  auth: 'staff',
  permission: 'content',
  request: v.strictObject({
    search: v.optional(ContentSearchSchema, ''),
    /** Name of the image to continue after. */
    cursor: v.optional(v.pipe(v.string(), v.maxLength(80))),
  }),
  answers: { 200: success('At most 50.', v.object({ pictures: v.array(StaffPictureSchema), more: v.boolean() })) },
});

/** Uploads an image: re-encoded, without metadata, and replacing one with the same name. */
export const uploadPicture = endpoint({
  name: 'content.uploadPicture',
  summary: 'Takes a picture, with words for who cannot see it.',
  method: 'POST',
  path: '/api-cwa/staff/content/picture',
  encoding: 'multipart',
  auth: 'staff',
  permission: 'content',
  site: true,
  bodyLimit: BODY_LIMIT_BYTES,
  request: v.strictObject({
    name,
    ...alternative,
    decorative: v.optional(v.picklist(['yes', 'no']), 'no'),
    /** Whether an existing image with this name is replaced. */
    replace: v.optional(v.picklist(['yes', 'no']), 'no'),
    image: v.pipe(v.blob(), v.minSize(1), v.maxSize(PICTURE_LIMIT_BYTES, 'content.pictureLarge')),
  }),
  answers: {
    200: success('The picture.', StaffPictureSchema),
    409: refusal('There is a picture of that name.'),
    422: refusal('The file is not a picture that can be read, or words are missing in a language.'),
  },
});

/** Sets the alt text of an image. */
export const describePicture = endpoint({
  name: 'content.describePicture',
  summary: 'Changes the words for who cannot see a picture.',
  method: 'POST',
  path: '/api-cwa/staff/content/picture/describe',
  encoding: 'json',
  auth: 'staff',
  permission: 'content',
  site: true,
  request: v.strictObject({ name, ...alternative, decorative: v.optional(v.boolean(), false) }),
  answers: {
    200: success('The picture.', StaffPictureSchema),
    404: refusal('This brand has no such uploaded picture.'),
    422: refusedWords,
  },
});

/** Deletes an image that no text uses. */
export const deletePicture = endpoint({
  name: 'content.deletePicture',
  summary: 'Deletes an uploaded picture that no text shows.',
  method: 'POST',
  path: '/api-cwa/staff/content/picture/delete',
  encoding: 'json',
  auth: 'staff',
  permission: 'content',
  site: true,
  request: v.strictObject({ name }),
  answers: {
    200: success('Gone.', v.null()),
    404: refusal('This brand has no such uploaded picture.'),
    409: refusal('Texts show it; `data.used` says which.'),
  },
});
