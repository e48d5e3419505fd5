/** Texts of the pages that the links of mails about recalls open. */
export const en = {
  'recallLink.confirm': 'Email me new recalls',
  'recallLink.confirmText': 'You can stop them at any time with the link in each email.',
  'recallLink.confirmGo': 'Turn on recall emails',
  'recallLink.confirmDone': 'Recall emails are on',
  'recallLink.confirmDoneText': 'We’ll email you when there’s a new recall for this car: {title}.',
  'recallLink.end': 'Stop emails about this car’s recalls?',
  'recallLink.endText': 'This stops them for this car only.',
  'recallLink.endGo': 'Stop these emails',
  'recallLink.endDone': 'Recall emails are off',
  'recallLink.endDoneText': 'We won’t email you about recalls for this car: {title}.',
  'recallLink.more': 'Check another car',
} as const;
