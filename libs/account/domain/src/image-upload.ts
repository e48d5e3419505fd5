import * as v from 'valibot';

/**
 * Maximum request body of an upload: the client compresses images to 2 MB (spec §5, §9); the rest is multipart
 * overhead.
 */
export const UPLOAD_LIMIT_BYTES = 2_621_440;

/** An uploaded file. Its declared type isn't trusted: the server decodes it. */
export const ImageUploadSchema = v.pipe(v.blob(), v.minSize(1), v.maxSize(2_097_152, 'profile.fileLarge'));
