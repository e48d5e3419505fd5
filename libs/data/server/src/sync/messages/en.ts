/** Why a source of open data was not loaded. */
export const en = {
  'openData.noAnswer': 'No connection to {host} ({code}).',
  'openData.busy': '{host} answered with status {status}. It may be overloaded.',
  'openData.stalled': '{host} sent nothing for {seconds} seconds.',
  'openData.cutOff': '{host} ended the download of {name} too early, several times.',
  'openData.slow': 'The download of {name} took longer than {minutes} minutes.',
  'openData.absent': '{host} doesn’t have {name}.',
  'openData.status': '{host} refused {name} with status {status}.',
  'openData.webPage': '{host} sent a web page instead of {name}.',
  'openData.tooLarge': '{name} is larger than {megabytes} MB, so it isn’t the file we know.',
  'openData.redirected': '{host} sent us to another address for {name}: {to}. We didn’t follow it.',
  'openData.noFiles': '{host} lists no file that we know.',
  'openData.noDisk': 'The download can’t be written to DATA_DIR ({code}).',
  'openData.noRows': 'The files have no rows in them.',
  'openData.manyRefused':
    '{percent} % of the lines couldn’t be read; at most {most} % may be wrong. Their layout may have changed.',
  'openData.fewRows': '{rows, number} rows, where the data in use has {before, number}. Too many are missing.',
  'openData.manyRows': '{rows, number} rows, where the data in use has {before, number}. These are too many.',
  'openData.older': 'The files know up to {asOf}, and the data in use up to {before}. They are older.',
  'openData.broke': 'Something went wrong on our side. The log has the details.',
  'openData.stopped': 'The process that loaded it was stopped.',
};
