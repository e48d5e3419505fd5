/** How an import ended. */
export const en = {
  'importRun.hopeless': 'None of the first {faults} lines could be read. Check that you chose the right data type.',
  'importRun.empty': '{name} has no lines. Nothing was changed.',
  'importRun.broke': 'Something went wrong on our end. See the log for details, then start the import again.',
  'importRun.stopped': 'The command was stopped before it finished. Run it again.',
  'importRun.interrupted':
    'The import was interrupted three times. Start it again, or contact your server administrator.',
};
