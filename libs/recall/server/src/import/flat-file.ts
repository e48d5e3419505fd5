/** Fields of NHTSA's flat files in order and in NHTSA's spelling. The last two were added in May 2025. */
export const FIELDS = [
  ...(['record_id', 'campno', 'maketxt', 'modeltxt', 'yeartxt', 'mfgcampno', 'compname', 'mfgname', 'bgman'] as const),
  ...(['endman', 'rcltypecd', 'potaff', 'odate', 'influenced_by', 'mfgtxt', 'rcdate', 'datea', 'rpno'] as const),
  ...(['fmvss', 'desc_defect', 'conequence_defect', 'corrective_action', 'notes', 'rcl_cmpt_id'] as const),
  ...(['mfr_comp_name', 'mfr_comp_desc', 'mfr_comp_ptno', 'do_not_drive', 'park_outside'] as const),
] as const;

/** A field of NHTSA's flat files. */
export type FlatField = (typeof FIELDS)[number];

/** Lines have 29 fields, or 27 before May 2025. */
export const FIELD_COUNTS = [27, FIELDS.length] as const;

/** Zero-based position of each field. */
export const FIELD_AT = Object.fromEntries(FIELDS.map((name, at) => [name, at])) as Readonly<Record<FlatField, number>>;
