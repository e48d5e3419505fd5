import { defineMessages } from '@vinlore/i18n';

/** What the server itself says, whatever the call. */
export const kitMessages = defineMessages({
  en: {
    'kit.missing': 'The field “{field}” is missing.',
    'kit.invalidPlain': 'The field “{field}” is not valid.',
    'kit.unknownField': 'The field “{field}” is not known here. Leave it out.',
    'kit.repeatedField': 'The field “{field}” was sent more than once. Send it once.',
    'kit.controlCharacters': 'The field “{field}” contains a character that text cannot carry (NUL). Remove it.',
    'kit.halfCharacters': 'The field “{field}” contains half a character (a lone surrogate). Remove it.',
    'kit.malformedJson': 'The body is not a valid JSON object. Send one object, in UTF-8.',
    'kit.tooDeep': 'The body is nested deeper than {limit} levels. Send it flatter.',
    'kit.tooManyValues': 'The body has more than {limit} values. Send fewer at once.',
    'kit.malformedForm': 'The body is not a readable form. Check that its Content-Type names the boundary.',
    'kit.wrongEncoding': 'This call takes {expected}. Send the body in that encoding, with its Content-Type.',
    'kit.bodyTooLarge': 'The body is larger than {limit} bytes. Send less at once.',
    'kit.bodyCutShort': 'The body ended before it was complete. Send it again.',
    'kit.tooManyFields': 'There are more than {limit} fields. Send fewer.',
    'kit.queryTooLong': 'The query is longer than {limit} characters. Shorten it.',
    'kit.noToken': 'Please sign in.',
    'kit.badToken': 'Your session has ended. Please sign in again.',
    'kit.viewing': 'You’re viewing this account read-only. This isn’t available here.',
    'kit.notStaff': 'This is for staff only. Sign in with a staff account.',
    'kit.secondFactor': 'Give your second factor first: a passkey, or a code of your authenticator.',
    'kit.notPermitted': 'Your account may not do this. Ask an owner for the permission.',
    'kit.ownAccount': 'This is about an account of your own. Ask a colleague to take care of it.',
    'kit.waits': 'Waiting for a second approver. Nothing has changed yet: you find the request under Approvals.',
    'kit.waitsForOperator':
      'Waiting for approval. No one else at {brand} can approve this, so ask whoever runs the server to run: npm run approvals -- approve {id}',
    'kit.askerGone': 'Who asked for this may not do it any more, so it cannot be carried out.',
    'kit.askAgain': 'This request is from an earlier version and cannot be carried out. Ask again.',
    'kit.gate': 'This site is not open yet. Enter the access you were given first.',
    'kit.xsrf': 'The request could not be verified. Reload the page and try again.',
    'kit.otherSite':
      'The site identifier names another site than this host. Send this host’s own domain, or leave it out.',
    'kit.factorsAtDesk': 'Staff accounts change passkeys and second factor at the staff desk: {host}.',
    'kit.deskOnly': 'Staff calls are answered at {host} only. Open the staff desk there.',
    'kit.notOnDesk': 'This address serves the staff desk only. Make this call at the brand’s public address.',
    'kit.notFound': 'There is nothing at this address. All calls are listed at /api/docs.',
    'kit.method': 'This address takes {method} requests. Send it as one.',
    'kit.tooMany': 'Too many requests. Try again in {seconds, plural, one {# second} other {# seconds}}.',
    'kit.unavailable': 'The database does not answer right now. Nothing was changed. Try again in a moment.',
    'kit.broken':
      'Something went wrong on our end. You haven’t been charged. If it happens again, give support this number: {requestId}',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
