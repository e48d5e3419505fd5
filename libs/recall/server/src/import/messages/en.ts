/** What is wrong with a line of NHTSA’s recall file. */
export const en = {
  'recallFile.noRecord': 'has no number of a record in its first field',
  'recallFile.noCampaign': 'has no NHTSA campaign number: "{text}"',
  'recallFile.noMakeOrModel': 'names no make or no model',
  'recallFile.noModelYear': 'has no model year: "{text}"',
  'recallFile.noKind': 'is of no kind that NHTSA has: V, E, T or C',
  'recallFile.noCount': 'has no number of vehicles: "{text}"',
  'recallFile.noDay': 'has a day that is none in RCDATE or DATEA',
  'recallFile.hint': 'Choose the ZIP from NHTSA, or the text file inside it.',
  'recallFile.noColumn': 'The first line doesn’t name {columns}.',
};
