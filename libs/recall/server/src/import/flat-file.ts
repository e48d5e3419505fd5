/** Fields of NHTSA's flat files, in their order; the spelling is NHTSA's. The last two came in May 2025. */
const FIELDS = [
  ...(['record_id', 'campno', 'maketxt', 'modeltxt', 'yeartxt', 'mfgcampno', 'compname', 'mfgname', 'bgman'] as const),
  ...(['endman', 'rcltypecd', 'potaff', 'odate', 'influenced_by', 'mfgtxt', 'rcdate', 'datea', 'rpno'] as const),
  ...(['fmvss', 'desc_defect', 'conequence_defect', 'corrective_action', 'notes', 'rcl_cmpt_id'] as const),
  ...(['mfr_comp_name', 'mfr_comp_desc', 'mfr_comp_ptno', 'do_not_drive', 'park_outside'] as const),
] as const;

/** A line of NHTSA's flat files; the last two fields are missing in older ones. */
export type FlatLine = Readonly<Partial<Record<(typeof FIELDS)[number], string>>>;

/** Lines have 29 fields, before May 2025 27. */
export const FLAT_LAYOUTS: readonly (readonly string[])[] = [FIELDS.slice(0, 27), FIELDS];
