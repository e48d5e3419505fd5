/** What is wrong with a catalog’s file. */
export const en = {
  'catalogueFile.noTrim': 'has no trim in "trim"',
  'catalogueFile.noStars': 'has no stars in any column',
  'catalogueFile.noName': 'has no name in "name"',
  'catalogueFile.noValue': 'has no value in "value"',
  'catalogueFile.noCategory': 'has no category in "category"',
  'catalogueFile.noParts': 'has no parts content in any column',
  'catalogueFile.sharesOver100': 'has shares of more than 100 percent',
  'catalogueFile.noSource':
    'names no source; fill the column "source", or name the source of the file when you import it',
  'catalogueFile.sampleSource': 'has the source "{source}", which is kept for sample data',
  'catalogueFile.noLetters': 'has a make or model without letters and digits',
};
