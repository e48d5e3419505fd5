import { PDFDocument, PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { tagFaults } from './tag-faults.ts';

test('reports an untagged PDF and each of its untagged texts', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([200, 100]);
  const stream = document.context.flateStream('BT /F 12 Tf (No tags) Tj ET\n/Artifact BMC BT (Foot) Tj ET EMC');
  page.node.set(PDFName.of('Contents'), document.context.register(stream));
  expect(await tagFaults(await document.save({ useObjectStreams: false }))).toEqual([
    'it does not say that it is tagged',
    'a reader shows the name of its file instead of its title',
    'it has no language',
    'it does not call itself PDF/UA-1',
    'page 1 has 1 texts that are neither tagged nor artifacts',
  ]);
});
