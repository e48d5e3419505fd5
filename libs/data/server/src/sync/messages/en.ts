/** Why a source of open data was not loaded. */
export const en = {
  'openData.noAnswer': 'Couldn’t connect to {host} ({code}).',
  'openData.busy': '{host} returned status {status}. It may be overloaded.',
  'openData.stalled': 'No response from {host} for {seconds} seconds.',
  'openData.cutOff': 'The download of {name} from {host} was cut off several times.',
  'openData.slow': 'The download of {name} took longer than {minutes} minutes.',
  'openData.absent': '{name} wasn’t found on {host}.',
  'openData.status': '{host} returned status {status} for {name}.',
  'openData.webPage': '{host} returned a web page instead of {name}.',
  'openData.tooLarge': '{name} is larger than {megabytes} MB. It may not be the right file.',
  'openData.redirected': '{host} redirected {name} to an unexpected URL ({to}). We didn’t follow it.',
  'openData.noFiles': '{host} doesn’t list any of the files we need.',
  'openData.noDisk': 'Couldn’t write the download to DATA_DIR ({code}).',
  'openData.noRows': 'The files have no rows.',
  'openData.manyRefused': '{percent}% of lines couldn’t be read (limit: {most}%). The file format may have changed.',
  'openData.fewRows':
    'The new files have {rows, number} rows; the current data has {before, number}. Too many are missing.',
  'openData.manyRows':
    'The new files have {rows, number} rows; the current data has {before, number}. That’s too many.',
  'openData.older': 'The new files are older: data through {asOf}. The current data goes through {before}.',
  'openData.broke': 'Something went wrong on our end. See the log for details.',
  'openData.stopped': 'The import process was stopped.',
};
