import { failed, succeeded } from '@vinlore/contract';
import type { Translator } from '@vinlore/i18n';
import { type Handler, refuse, StreamReply } from '@vinlore/server-kit';
import type { vehicleContract } from '@vinlore/vehicle-domain';
import type { Decoder } from '../decoder.ts';
import { judgeVin } from './judge-vin.ts';

async function* lines(decoder: Decoder, vins: readonly string[], text: Translator): AsyncGenerator<string> {
  for (const [at, vin] of vins.entries()) {
    const verdict = judgeVin(decoder, vin, text);
    const { status, message, data } =
      verdict.kind === 'wrong'
        ? failed(verdict.message, undefined, { fault: verdict.fault, suggestions: verdict.suggestions })
        : succeeded(verdict.vehicle, verdict.message ?? undefined);
    yield `${JSON.stringify({ line: at + 1, vin, status, message, data })}\n`;
  }
}

/** POST /api-cwa/decode-batch. An invalid VIN gets its own result line and doesn't stop the batch. */
export function decodeBatch(decoder: Decoder): Handler<typeof vehicleContract.decodeBatch> {
  return ({ vins }, { actor, text }) => {
    if (!actor.dealer) refuse(403, text.t('vehicle.dealersOnly'));
    return new StreamReply(lines(decoder.pinned(), vins, text), 'application/x-ndjson; charset=utf-8');
  };
}
