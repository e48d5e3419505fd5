import type { Endpoint } from '@vinlore/contract';
import { afterAll, expect, it } from 'vitest';
import { openTestProduct } from '../testing/test-product.ts';

const { product, close } = await openTestProduct();
afterAll(close);
const rows: readonly Endpoint[] = product.modules.flatMap(({ contract }) => Object.values(contract));

/** Names of routes that change sign-in, refund money, export data, or delete it. */
const SENSITIVE =
  /pass(word|key)|secondFactor|second-factor|recovery|factor|email|updateProfile|dealerRegister|refund|giveBack|export|csv|zip|table$|erase|delete|deletion|^team\.|approve|rights|veto/i;
const isSensitive = (name: string) => SENSITIVE.test(name) || /(File|Gate)$/.test(name);

/** Routes with such a name that need no proof, and why. */
const EXEMPT: Readonly<Record<string, string>> = {
  'account.resetPassword': 'Nobody is signed in; the mailbox is the proof.',
  'account.confirmResetPassword': 'Nobody is signed in; the mailbox is the proof.',
  'account.checkSecurityAuth': 'Judges a secure id of the gate.',
  'account.deleteAccount': 'Anybody may ask; the account’s own mailbox confirms.',
  'account.confirmDeletion': 'The mailbox is the proof.',
  'account.undoDeletion': 'The mailbox is the proof.',
  'account.confirmEmail': 'The new mailbox is the proof; who asked has confirmed who they are.',
  'account.vetoEmail': 'The former mailbox is the proof.',
  'account.cancelEmailChange': 'Nothing changes.',
  'account.resendEmailChange': 'To the address that was asked for with a proof.',
  'members.staffCancelEmail': 'Nothing changes.',
  'members.staffResendEmail': 'To the address that was asked for with a proof.',
  'feedback.chatEmail': 'The email that a chat is answered at, not an account’s.',
  'passkey.login': 'It is a login.',
  'passkey.loginOptions': 'It is a login.',
  'passkey.list': 'Changes nothing.',
  'passkey.rename': 'What the passkey opens stays the same.',
  'proof.passkeyOptions': 'It is the proof.',
  'desk-proof.passkeyOptions': 'It is the proof.',
  'member-factor.list': 'Changes nothing.',
  'second-factor.list': 'Changes nothing.',
  'second-factor.give': 'It is the second factor.',
  'second-factor.givePasskey': 'It is the second factor.',
  'second-factor.passkeyOptions': 'It is the second factor.',
  'deletions.staffList': 'Changes nothing.',
  'deletions.staffStart': 'The member’s own mailbox confirms.',
  'deletions.staffStop': 'Opens an account again; its member is told by mail.',
  'dealers.staffApprove': 'Notes that somebody has looked; what a dealer may do stays the same.',
  'refund.staffList': 'Changes nothing.',
  'refund.staffClose': 'Says why nothing is paid; no money moves.',
  'refund.staffWithdraw': 'Takes back what was asked for; no money moves.',
  'team.list': 'Changes nothing.',
  'team.one': 'Changes nothing.',
  'team.endSessions': 'Takes access away, and somebody may have to be quick.',
  'staff.approvals': 'Changes nothing.',
  'tickets.staffFile': 'One file, of a ticket that its reader may read.',
  'bulk.zip': 'A dealer’s own documents, by a signed link.',
  'bulk.table': 'A dealer’s own documents, by a signed link.',
  'content.deletePage': 'The history keeps the page.',
  'content.deletePicture': 'One picture, which no page shows.',
};

it('every route that changes sign-in, refunds, exports, deletes, or grants permissions requires a recent proof', () => {
  const bare = rows.filter(({ name, recentProof }) => isSensitive(name) && !recentProof && !(name in EXEMPT));
  expect(bare.map(({ name }) => name)).toEqual([]);
});

it('every file that staff can download requires one', () => {
  const files = rows.filter(({ auth, answers }) => auth === 'staff' && /csv|zip/.test(answers[200]?.media ?? ''));
  expect(files.length).toBeGreaterThanOrEqual(3);
  expect(files.filter(({ recentProof }) => recentProof !== true).map(({ name }) => name)).toEqual([]);
});

it('only routes with a known caller can require one', () => {
  const odd = rows.filter(({ recentProof, auth }) => recentProof && auth !== 'bearer' && auth !== 'staff');
  expect(odd.map(({ name }) => name)).toEqual([]);
});

it('these routes require one', () => {
  expect(rows.filter(({ recentProof }) => recentProof).map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'account.changePassword',
      'account.updateProfile',
      'account.dealerRegister',
      'account.exportData',
      'passkey.addOptions',
      'passkey.add',
      'passkey.remove',
      'member-factor.start',
      'member-factor.confirm',
      'member-factor.renewCodes',
      'member-factor.remove',
      'second-factor.start',
      'second-factor.confirm',
      'second-factor.renewCodes',
      'second-factor.remove',
      'team.add',
      'team.change',
      'team.remove',
      'team.resetFactor',
      'refund.staffGive',
      'refund.order',
      'staff.approve',
      'staff.auditCsv',
      'deletions.staffErase',
      'members.staffChangeEmail',
      'members.staffView',
      'site.createBrand',
      'site.setGate',
    ]),
  );
});

it('the list of exempt routes only names existing ones', () => {
  const names = new Set(rows.map(({ name }) => name));
  expect(Object.keys(EXEMPT).filter((name) => !names.has(name))).toEqual([]);
});
