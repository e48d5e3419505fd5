import { expect, it } from 'vitest';
import { Reply } from '../server-module.ts';
import { withoutLinks } from './without-links.ts';

it('removes what opens, downloads or pays, at any depth, and keeps the rest', () => {
  const order = {
    id: '1',
    key: 'secret',
    secu_id: 'gate',
    invoice_url: '/api-cwa/invoice?k=1',
    action_url: null,
    document: { title: 'Camry', pdf_url: '/pdf?signature=1', verify_url: '/verify/1' },
    credit_notes: [{ number: '2', url: '/note?k=1' }],
  };
  expect(withoutLinks({ orders: [order], total: 1, upload_token: 't' })).toEqual({
    orders: [
      {
        id: '1',
        key: '',
        secu_id: '',
        invoice_url: '/members/view',
        action_url: null,
        document: { title: 'Camry', pdf_url: '/members/view', verify_url: '/verify/1' },
        credit_notes: [{ number: '2', url: '/members/view' }],
      },
    ],
    total: 1,
    upload_token: '',
  });
});

it('keeps the text of a response', () => {
  const reply = withoutLinks(new Reply({ pdf_url: '/pdf' }, 'Done')) as Reply<unknown>;
  expect([reply.data, reply.message]).toEqual([{ pdf_url: '/members/view' }, 'Done']);
});
