import * as v from 'valibot';

/** Longest body of an upload: a picture is compressed to 2 MB before it is sent (spec §5, §9), the rest is its frame. */
export const UPLOAD_LIMIT_BYTES = 2_621_440;

/** A file of a form. What it claims to be is not believed: the server decodes it. */
export const ImageUploadSchema = v.pipe(v.blob(), v.minSize(1), v.maxSize(2_097_152, 'profile.fileLarge'));
