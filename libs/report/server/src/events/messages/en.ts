/** Why an import can bring nothing more. */
export const en = {
  'historyImport.sourceLeaves': 'The source “{source}” is being removed. Import the file again when that is done.',
  'historyImport.sourceRemoved':
    'The source “{source}” was removed while this import ran. Begin a new import to bring it back.',
  'historyImport.undone': 'This import was undone. Begin a new one.',
};
