import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutQuote } from './cut-quote.ts';

const OURS = 'The support of Vinlore has answered:\n\nTry again, please.\n\nOpen the ticket: https://vinlore.example/x';
const marked = OURS.split('\n')
  .map((line) => `> ${line}`.trim())
  .join('\n');
const outlook = (from: string, sent: string, to: string, subject: string) =>
  `${from}: Vinlore <support@vinlore.example>\n${sent}: Sunday, November 29, 2026 10:15 AM\n${to}: Mia <mia@example.com>\n${subject}: An answer to your ticket\n\n${OURS}`;

/** Quotes as added by email clients. */
const QUOTES: readonly (readonly [string, string])[] = [
  ['Gmail', `On Sun, Nov 29, 2026 at 10:15 AM Vinlore <support@vinlore.example> wrote:\n\n${marked}`],
  [
    'Gmail, broken over two lines',
    `On Sun, Nov 29, 2026 at 10:15\u202fAM Vinlore Vehicle History\n<support@vinlore.example> wrote:\n\n${marked}`,
  ],
  ['Gmail in Spanish', `El dom, 29 nov 2026 a las 10:15, Vinlore (<support@vinlore.example>) escribió:\n\n${marked}`],
  [
    'Gmail in Spanish, broken over two lines',
    `El dom, 29 nov 2026 a la(s) 10:15 a.m., Historial VIN\n(<ayuda@historialvin.example>) escribió:\n\n${marked}`,
  ],
  [
    'Gmail, as text made of HTML',
    `On Sun, Nov 29, 2026 at 10:15 AM Vinlore <support@vinlore.example> wrote: \n\n${OURS}`,
  ],
  ['Apple Mail', `> On Nov 29, 2026, at 10:15 AM, Vinlore <support@vinlore.example> wrote:\n> \n${marked}`],
  [
    'iPhone',
    `Sent from my iPhone\n\n> On Nov 29, 2026, at 10:15 AM, Vinlore <support@vinlore.example> wrote:\n> \n> \n${marked}`,
  ],
  [
    'iPhone in Spanish',
    `Enviado desde mi iPhone\n\n> El 29 nov 2026, a las 10:15, Vinlore <support@vinlore.example> escribió:\n> \n${marked}`,
  ],
  [
    'Apple Mail, the line unmarked',
    `On Nov 29, 2026, at 10:15 AM, Vinlore <support@vinlore.example> wrote:\n\n${marked}`,
  ],
  ['Thunderbird', `On 11/29/26 10:15 AM, Vinlore wrote:\n${marked}`],
  ['Yahoo', `On Sunday, November 29, 2026 at 10:15:00 AM EST, Vinlore <support@vinlore.example> wrote: \n\n ${OURS}`],
  ['Outlook', outlook('From', 'Sent', 'To', 'Subject')],
  ['Outlook, with its rule', `________________________________\n${outlook('From', 'Sent', 'To', 'Subject')}`],
  ['Outlook in Spanish', `________________________________\n${outlook('De', 'Enviado', 'Para', 'Asunto')}`],
  ['Outlook in Spanish, its older words', outlook('De', 'Enviado el', 'Para', 'Asunto')],
  [
    'Outlook on a phone',
    `Get Outlook for iOS<https://aka.ms/o0ukef>\n________________________________\n${outlook('From', 'Sent', 'To', 'Subject')}`,
  ],
  ['Outlook, with stars for bold', outlook('*From', '*Sent', '*To', '*Subject').replace(/^(\*\w+:)/gm, '$1*')],
  ['Outlook of old', `-----Original Message-----\n${outlook('From', 'Sent', 'To', 'Subject')}`],
  ['Outlook of old in Spanish', `-----Mensaje original-----\n${outlook('De', 'Enviado', 'Para', 'Asunto')}`],
  ['quoted lines alone', marked],
];

const ANSWERS = [
  'It works now, thank you.',
  'Sigue sin abrir.\n\n¿Puedes mirarlo? 🚗',
  'From: my garage\nThe papers say 12,480 mi.',
  'On Monday 3 they wrote:\nthe car is fine.',
  'Two things:\n\n- the VIN\n- the color',
];

describe('removing the quote from an email reply', () => {
  it.each(QUOTES)('removes the quote of %s', (_program, quote) => {
    for (const answer of ANSWERS) expect(cutQuote(`${answer}\n\n${quote}\n`)).toEqual({ text: answer, isCut: true });
  });

  it('removes a signature after the usual delimiter, and what phones add', () => {
    expect(cutQuote('Yes.\n\n-- \nMia Lopez\n555 0100\n').text).toBe('Yes.');
    expect(cutQuote('Sí.\n\nEnviado desde mi iPhone').text).toBe('Sí.');
    expect(cutQuote('Yes.\n\nGet Outlook for Android<https://aka.ms/x>\n').text).toBe('Yes.');
  });

  it('keeps a reply below the quote', () => {
    const mail = `On 11/29/26 10:15 AM, Vinlore wrote:\n${marked}\n\nBelow, as I always do.`;
    expect(cutQuote(mail)).toEqual({ text: 'Below, as I always do.', isCut: true });
  });

  it('keeps text above and below the quote', () => {
    const mail = `Thanks!\n\nOn 11/29/26 10:15 AM, Vinlore wrote:\n${marked}\n\nPS: the VIN is right.`;
    expect(cutQuote(mail).text).toBe('Thanks!\n\n\nPS: the VIN is right.');
  });

  it('keeps replies between quoted lines together with them', () => {
    const mail = 'On 11/29/26 10:15 AM, Vinlore wrote:\n> Which year?\n2014\n> Which state?\nOhio';
    expect(cutQuote(mail)).toEqual({ text: mail, isCut: false });
  });

  it.each(QUOTES)('removes nothing if nothing would be left: %s', (_program, quote) => {
    expect(cutQuote(quote).text).not.toBe('');
  });

  it('leaves an email without a quote unchanged', () => {
    const line = fc
      .oneof(fc.lorem({ maxCount: 12 }), fc.string({ unit: 'grapheme', maxLength: 80 }))
      .map((text) => text.replaceAll(/[\n\r\u00a0>]/g, ' ').trim());
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const mail = lines.join('\n').trim();
        expect(cutQuote(mail)).toEqual({ text: mail, isCut: false });
      }),
    );
  });

  it('never removes anything written above a quote', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 40 }), fc.constantFrom(...QUOTES), (answer, [, quote]) => {
        expect(cutQuote(`${answer}\n\n${quote}`).text).toBe(answer);
      }),
    );
  });

  it('handles a hundred thousand characters in negligible time', () => {
    for (const hostile of [
      'On 1 '.repeat(20_000),
      'On 1\n'.repeat(20_000),
      '>\n'.repeat(50_000),
      'From: x\n'.repeat(12_000),
    ]) {
      const began = performance.now();
      cutQuote(hostile);
      expect(performance.now() - began).toBeLessThan(1_000);
    }
  });
});
