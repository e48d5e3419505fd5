/** Why an import can't add anything more. */
export const en = {
  'historyImport.sourceLeaves': '“{source}” is being removed. Import the file again when that’s done.',
  'historyImport.sourceRemoved': '“{source}” was removed during this import. Start a new import to add it again.',
  'historyImport.undone': 'This import was undone. Start a new one.',
};
