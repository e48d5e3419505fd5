/** Import errors about a file or one of its lines, whatever the data is. */
export const en = {
  'importFile.openQuote': 'Line {line}: a quotation mark is never closed.',
  'importFile.longRecord':
    'Line {line}: the record has more than {limit} characters. Check for an unclosed quotation mark.',
  'importFile.wrongValue': 'has an invalid value in "{column}"',
  'importFile.longLine': 'Line {line} has more than {limit} characters. Check that the file has one record per line.',
  'importFile.noZip': '{file} isn’t a ZIP archive. {hint}',
  'importFile.nothingInZip': '{file} doesn’t contain a file ending in {ending}.',
  'importFile.largeInZip': '{fileName} in {file} is larger than {largest} MB.',
  'importFile.damagedZip': '{file} is damaged and can’t be unzipped.',
  'importFile.notJson': 'isn’t valid JSON',
  'importFile.noObject': 'isn’t a JSON object',
  'importFile.columnTwice': 'The column "{twice}" appears twice in the first line.',
  'importFile.otherFields': 'has {fields} fields, but the first line has {columns}',
  'importFile.emptyBeginning':
    '{file} starts with more than {limit} spaces and blank lines. Check that it’s the right file.',
  'importFile.noFile': 'File not found: {file}',
  'importFile.fieldCount': 'has {fields} fields instead of {sizes}',
  'importFile.longBytes': '{file} has a line longer than {limit} bytes. Make sure it has one record per line.',
  'importFile.notUtf8': '{file} isn’t encoded in UTF-8 (before byte {bytes}). Convert it first.',
  'importFile.or': '{before} or {last}',
};
