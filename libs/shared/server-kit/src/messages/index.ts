import { defineMessages } from '@vinlore/i18n';

/** Texts of the server itself, shared by all calls. */
export const kitMessages = defineMessages({
  en: {
    'kit.missing': 'The field “{field}” is missing.',
    'kit.invalidPlain': 'The field “{field}” isn’t valid.',
    'kit.unknownField': 'The field “{field}” isn’t recognized. Remove it.',
    'kit.repeatedField': 'The field “{field}” was sent more than once. Send it once.',
    'kit.controlCharacters': 'The field “{field}” contains a null character (NUL). Remove it.',
    'kit.halfCharacters': 'The field “{field}” contains an invalid character (a lone surrogate). Remove it.',
    'kit.malformedJson': 'The request body isn’t a valid JSON object. Send one object in UTF-8.',
    'kit.tooDeep': 'The request body is nested more than {limit} levels deep. Reduce the nesting.',
    'kit.tooManyValues': 'The request body has more than {limit} values. Split it into smaller requests.',
    'kit.malformedForm': 'We couldn’t read the form. Check that the Content-Type includes the boundary.',
    'kit.wrongEncoding': 'This endpoint expects {expected}. Send the body in that format with a matching Content-Type.',
    'kit.bodyTooLarge': 'The request body is larger than {limit} bytes. Send less data.',
    'kit.bodyCutShort': 'The request body was incomplete. Send it again.',
    'kit.tooManyFields': 'The request has more than {limit} fields. Send fewer.',
    'kit.queryTooLong': 'The query string is longer than {limit} characters. Shorten it.',
    'kit.noToken': 'Sign in to continue.',
    'kit.badToken': 'Your session has expired. Sign in again.',
    'kit.viewing': 'You’re viewing this account in read-only mode, so this isn’t available.',
    'kit.notStaff': 'This area is for staff only. Sign in with a staff account.',
    'kit.secondFactor': 'To continue, verify with a passkey or a code from your authenticator app.',
    'kit.notPermitted': 'You don’t have permission to do this. Ask an owner for access.',
    'kit.ownAccount': 'This involves one of your own accounts. Ask another team member.',
    'kit.waits': 'Waiting for a second approver. Nothing has changed yet. You can find the request under Approvals.',
    'kit.waitsForOperator':
      'Waiting for approval. No one else at {brand} can approve this. Ask the server administrator to run: npm run approvals -- approve {id}',
    'kit.askerGone': 'The person who made this request no longer has permission, so it can’t be completed.',
    'kit.askAgain':
      'This request was made in an earlier version of this software and can’t be completed. Submit it again.',
    'kit.gate': 'The members area is open by invitation only. Enter the access email and password to continue.',
    'kit.xsrf': 'We couldn’t verify your request. Reload the page and try again.',
    'kit.otherSite':
      'The site identifier doesn’t match this host. Send this host’s domain or leave out the identifier.',
    'kit.factorsAtDesk': 'Staff accounts manage passkeys and two-step verification in the staff desk: {host}.',
    'kit.deskOnly': 'Staff endpoints are only available at {host}. Open the staff desk there.',
    'kit.notOnDesk': 'This host is for the staff desk only. Use the brand’s public address instead.',
    'kit.notFound': 'Endpoint not found. See /api/docs for all endpoints.',
    'kit.method': 'This endpoint only accepts {method} requests.',
    'kit.tooMany': 'Too many requests. Try again in {seconds, plural, one {# second} other {# seconds}}.',
    'kit.unavailable': 'The database isn’t responding. Try again in a moment.',
    'kit.unconfirmed': 'The database isn’t responding, so your change may not be saved. Try again in a moment.',
    'kit.filesDown': 'File storage isn’t responding. Nothing was changed. Try again in a few minutes.',
    'kit.fileLost':
      'This file is missing from our storage, and we’re looking into it. If you have it, upload it again.',
    'kit.broken':
      'Something went wrong on our end. You haven’t been charged. If it happens again, give support this number: {requestId}',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
