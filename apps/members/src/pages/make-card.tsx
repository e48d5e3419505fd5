import { MakeSticker } from '@vinlore/sticker-feature';
import { Card, ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { vehicleContract } from '@vinlore/vehicle-domain';
import { useMutation } from '@tanstack/react-query';
import type { membersMessages } from '../messages/index.ts';
import { stickerLink } from './members-links.tsx';

export function MakeCard() {
  const { t } = useTranslator<typeof membersMessages>();
  const call = useCall();
  const decode = useMutation({ mutationFn: (vin: string) => call(vehicleContract.decode, { vin }) });
  return (
    <Card title={t('members.makeTitle')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          decode.mutate(String(new FormData(event.currentTarget).get('vin')));
        }}
      >
        <input className="field" name="vin" aria-label="VIN" />
        <button className="btn btn-outline">Look up</button>
      </form>
      {decode.error && <ErrorNotice error={decode.error} />}
      {decode.data && <MakeSticker vehicle={decode.data} onOtherCar={decode.reset} stickerLink={stickerLink} />}
    </Card>
  );
}
