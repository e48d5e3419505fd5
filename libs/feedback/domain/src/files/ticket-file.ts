import * as v from 'valibot';

/** Files of one message: both sides of a document or a car, and one more. Who has more sends another message. */
export const MESSAGE_FILES = 5;

/** Longest file in bytes (10 MB): a phone's photo or a scanned title fits, and a body is held in memory while it is judged. */
export const FILE_BYTES = 10_485_760;

/** Files that one member may send in 24 hours, so that nobody fills the database. */
export const FILES_A_DAY = 40;

/** What a file is by its bytes. */
const FILE_KINDS = ['picture', 'pdf', 'text'] as const;

/** A file of a message. Its bytes come by a call of their own. */
export const TicketFileSchema = v.object({
  id: v.string(),
  /** Cleaned, with the ending that fits what the file is. */
  name: v.string(),
  kind: v.picklist(FILE_KINDS),
  /** In bytes, as it is kept. */
  size: v.number(),
});
export type TicketFile = v.InferOutput<typeof TicketFileSchema>;

const FileIdSchema = v.pipe(v.string(), v.toLowerCase(), v.uuid());

/** Ids of files that a message takes along. */
export const FileIdsSchema = v.pipe(v.array(FileIdSchema), v.maxLength(MESSAGE_FILES, 'files.many'));

/** The same in a form, which has no lists: parted by commas. */
export const FileIdsField = v.pipe(
  v.string(),
  v.maxLength(400),
  v.transform((text) => text.split(',').filter((id) => id !== '')),
  FileIdsSchema,
);

/** A file on its way to the server. What it claims to be is not believed: its bytes are looked at. */
export const UploadFields = {
  /** An id that the sender gives it: sent twice, it is one file. */
  upload_id: FileIdSchema,
  file: v.pipe(v.instance(File), v.minSize(1, 'files.empty'), v.maxSize(FILE_BYTES, 'files.large')),
} as const;

/** Longest body of an upload in bytes: the file, and its frame in the form. */
export const UPLOAD_BODY_BYTES = FILE_BYTES + 65_536;

/** Which file, and whether its small picture is enough. */
export const WhichFileFields = {
  id: FileIdSchema,
  /** `1`: a picture of at most 480 pixels. Files that are no pictures have none. */
  small: v.optional(v.literal('1')),
} as const;
