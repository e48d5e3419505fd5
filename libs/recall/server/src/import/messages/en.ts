/** What is wrong with a line of NHTSA’s recall file. */
export const en = {
  'recallFile.noRecord': 'has no record ID in the first field',
  'recallFile.noCampaign': 'has an invalid recall number: "{text}"',
  'recallFile.noMakeOrModel': 'is missing the make or model',
  'recallFile.noModelYear': 'has an invalid model year: "{text}"',
  'recallFile.noKind': 'has an unknown recall type; NHTSA uses V, E, T, and C',
  'recallFile.noCount': 'has an invalid number of vehicles: "{text}"',
  'recallFile.noDay': 'has an invalid date in RCDATE or DATEA',
  'recallFile.hint': 'Choose NHTSA’s ZIP file or the text file inside it.',
  'recallFile.noColumn': 'The header row is missing {columns}.',
};
