/** What is wrong with a catalog’s file. */
export const en = {
  'catalogueFile.noTrim': 'is missing a trim in "trim"',
  'catalogueFile.noStars': 'is missing star ratings in all columns',
  'catalogueFile.noName': 'is missing a name in "name"',
  'catalogueFile.noValue': 'is missing a value in "value"',
  'catalogueFile.noCategory': 'is missing a category in "category"',
  'catalogueFile.noParts': 'is missing parts content in all columns',
  'catalogueFile.sharesOver100': 'has percentages that add up to more than 100',
  'catalogueFile.noSource':
    'is missing a source; fill in "source", or enter a source for the whole file when you import it',
  'catalogueFile.sampleSource': 'has the source "{source}", which is reserved for sample data',
  'catalogueFile.noLetters': 'has a make or model with no letters or digits',
};
