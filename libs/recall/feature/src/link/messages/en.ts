/** Texts of the pages that the links of mails about recalls open. */
export const en = {
  'recallLink.confirm': 'Turn on recall alerts',
  'recallLink.confirmText': 'We’ll email you about new recalls. You can turn alerts off from any email.',
  'recallLink.confirmGo': 'Turn on alerts',
  'recallLink.confirmDone': 'Recall alerts are on',
  'recallLink.confirmDoneText': 'We’ll email you when there’s a new recall for this car: {title}.',
  'recallLink.end': 'Turn off recall alerts for this car?',
  'recallLink.endText': 'Alerts for your other cars stay on.',
  'recallLink.endGo': 'Turn off alerts',
  'recallLink.endDone': 'Recall alerts are off',
  'recallLink.endDoneText': 'You won’t get any more recall emails for this car: {title}.',
  'recallLink.more': 'Check another car',
} as const;
