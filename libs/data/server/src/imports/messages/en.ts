/** How an import ended. */
export const en = {
  'importRun.hopeless': 'None of the first {faults} lines could be read. This seems to be another kind of file.',
  'importRun.empty': '{name} has no lines in it; nothing was changed.',
  'importRun.broke': 'Something broke on our side; it was noted in the log. Start it again.',
  'importRun.stopped': 'The command was stopped before it had ended. Run it again.',
  'importRun.interrupted': 'It was interrupted three times. Start it again, or tell who runs the server.',
};
