import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { StickerKindSchema } from '../sticker-summary.ts';

/** Page size in the staff desk. */
export const DESK_STICKERS = 50;

/** Sticker number as displayed. */
const NumberField = v.pipe(v.string(), v.maxLength(64));

const StaffStickerSchema = v.object({
  id: v.string(),
  /** Owner; null if the account was deleted. */
  account_id: v.nullable(v.string()),
  /** Empty for a sticker by year, make, and model. */
  vin: v.string(),
  title: v.string(),
  kind: StickerKindSchema,
  version: v.number(),
  made_at: v.string(),
  /** When it was revoked; null if valid. */
  revoked_at: v.nullable(v.string()),
  /** URL of the verification page. */
  verify_url: v.string(),
});
export type StaffSticker = v.InferOutput<typeof StaffStickerSchema>;

const none = refusal('This brand has no such sticker.');

/** Lists a member's stickers for staff. */
const staffStickers = endpoint({
  name: 'sticker.staffList',
  event: 'pii.read',
  summary: 'A member’s stickers, the newest first.',
  method: 'GET',
  path: '/api-cwa/staff/stickers',
  encoding: 'query',
  auth: 'staff',
  permission: ['support', 'billing'],
  request: v.strictObject({
    account_id: v.pipe(v.string(), v.toLowerCase(), v.uuid()),
    /** Sticker number to continue after. */
    cursor: v.optional(NumberField),
  }),
  answers: {
    200: success(
      'At most 50; none where the brand has no such member.',
      v.object({ stickers: v.array(StaffStickerSchema), cursor: v.nullable(v.string()) }),
    ),
  },
});

/** Returns one sticker by number, regardless of owner. */
const staffSticker = endpoint({
  name: 'sticker.staffOne',
  event: 'pii.read',
  summary: 'A sticker of this brand.',
  method: 'GET',
  path: '/api-cwa/staff/sticker',
  encoding: 'query',
  auth: 'staff',
  permission: ['support', 'billing'],
  request: v.strictObject({ id: NumberField }),
  answers: { 200: success('The sticker.', StaffStickerSchema), 404: none },
});

/** Opens a member's sticker for staff and records it in the audit log. */
const staffShowSticker = endpoint({
  name: 'sticker.staffShow',
  event: 'pii.read',
  summary: 'A link to a member’s sticker, which notes that staff looked at it.',
  method: 'POST',
  path: '/api-cwa/staff/sticker/show',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  request: v.strictObject({ id: NumberField }),
  answers: {
    200: success('Address of the PDF.', v.object({ pdf_url: v.string() })),
    404: none,
    422: refusal('It was revoked, and opens no more.'),
  },
});

/** Revokes a sticker and emails the reason to its owner. */
const staffRevokeSticker = endpoint({
  name: 'sticker.staffRevoke',
  summary: 'Revokes a sticker of this brand, with a reason that its owner is told.',
  method: 'POST',
  path: '/api-cwa/staff/sticker/revoke',
  encoding: 'json',
  auth: 'staff',
  permission: 'support',
  site: true,
  request: v.strictObject({
    id: NumberField,
    reason: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('stickerDesk.reasonMissing'),
      v.maxLength(300, 'stickerDesk.reasonLong'),
    ),
  }),
  answers: {
    200: success('It is revoked, now or before.', StaffStickerSchema),
    403: refusal('It belongs to an account of one’s own.'),
    404: none,
  },
});

/** Staff desk calls about stickers. */
export const stickerDeskContract = { staffRevokeSticker, staffShowSticker, staffSticker, staffStickers };
