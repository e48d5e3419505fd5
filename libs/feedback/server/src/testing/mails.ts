/** Contents of a test email. */
interface TestMail {
  readonly to: string;
  readonly text?: string;
  readonly from?: string;
  readonly id?: string;
  /** Further headers. */
  readonly headers?: readonly string[];
  readonly files?: readonly { readonly name: string; readonly bytes: Uint8Array | string }[];
}

let mails = 0;

/** A raw email: headers, an empty line, and its parts. */
export function rawMail({
  to,
  text = 'It works now, thank you.',
  from = 'Mia <mia@example.com>',
  id = `<${++mails}@mail.example>`,
  headers = [],
  files = [],
}: TestMail): string {
  const head = [
    `From: ${from}`,
    `To: Support <${to}>`,
    'Subject: Re: An answer to your ticket',
    `Message-ID: ${id}`,
    'Date: Fri, 20 Nov 2026 10:00:00 +0000',
    ...headers,
  ];
  const body = ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit', '', text];
  if (files.length === 0) return [...head, ...body, ''].join('\r\n');
  const parts = files.flatMap(({ name, bytes }) => [
    '--part',
    'Content-Type: application/octet-stream',
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(bytes)
      .toString('base64')
      .replace(/(.{76})/g, '$1\r\n'),
  ]);
  const mixed = 'Content-Type: multipart/mixed; boundary=part';
  return [...head, 'MIME-Version: 1.0', mixed, '', '--part', ...body, ...parts, '--part--', ''].join('\r\n');
}
