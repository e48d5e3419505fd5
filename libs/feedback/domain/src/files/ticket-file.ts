import * as v from 'valibot';

/** Maximum number of files per message: both sides of a document or a car, and one more. */
export const MESSAGE_FILES = 5;

/**
 * Maximum file size in bytes (10 MB): fits a phone photo or a scanned title, and bounds memory while a file is scanned.
 */
export const FILE_BYTES = 10_485_760;

/** Maximum number of files per member in 24 hours, to bound storage. */
export const FILES_A_DAY = 40;

/** File type, detected from its bytes. */
const FILE_KINDS = ['picture', 'pdf', 'text'] as const;

/** A file of a message. Its bytes have a call of their own. */
export const TicketFileSchema = v.object({
  id: v.string(),
  /** Sanitized, with the extension of its detected type. */
  name: v.string(),
  kind: v.picklist(FILE_KINDS),
  /** Stored size in bytes. */
  size: v.number(),
});
export type TicketFile = v.InferOutput<typeof TicketFileSchema>;

const FileIdSchema = v.pipe(v.string(), v.toLowerCase(), v.uuid());

/** Ids of a message's files. */
export const FileIdsSchema = v.pipe(v.array(FileIdSchema), v.maxLength(MESSAGE_FILES, 'files.many'));

/** The same in a form, which has no lists: comma-separated. */
export const FileIdsField = v.pipe(
  v.string(),
  v.maxLength(400),
  v.transform((text) => text.split(',').filter((id) => id !== '')),
  FileIdsSchema,
);

/** An uploaded file. Its declared type is ignored; the bytes decide. */
export const UploadFields = {
  /** Idempotency key chosen by the sender. */
  upload_id: FileIdSchema,
  file: v.pipe(v.instance(File), v.minSize(1, 'files.empty'), v.maxSize(FILE_BYTES, 'files.large')),
} as const;

/** Maximum body size of an upload in bytes: the file and its form encoding. */
export const UPLOAD_BODY_BYTES = FILE_BYTES + 65_536;

/** The file, and whether a thumbnail is enough. */
export const WhichFileFields = {
  id: FileIdSchema,
  /** `1`: a thumbnail of at most 480 pixels. Only images have one. */
  small: v.optional(v.literal('1')),
} as const;
