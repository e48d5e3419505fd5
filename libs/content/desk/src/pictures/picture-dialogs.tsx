import { contentDeskContract, type StaffPicture } from '@vinlore/content-domain';
import { ActDialog } from '@vinlore/desk-ui';
import { useCall, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import type { contentDeskMessages } from '../messages/index.ts';
import { isDescribed, PictureWords } from './picture-words.tsx';
import { UploadDialog } from './upload-dialog.tsx';

/** The open dialog; an upload without an image adds a new one. */
export type PictureAct =
  | { readonly kind: 'upload'; readonly picture: StaffPicture | null }
  | { readonly kind: 'describe' | 'delete'; readonly picture: StaffPicture };

/** Props of `PictureDialogs`. */
export interface PictureDialogsProps {
  readonly act: PictureAct;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface OfPicture extends Omit<PictureDialogsProps, 'act'> {
  readonly picture: StaffPicture;
}

function Describe({ picture, onDone, onClose }: OfPicture) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const call = useCall();
  const { name, alt_en: en, alt_es: es, decorative } = picture;
  const [text, setText] = useState({ alt_en: en ?? '', alt_es: es ?? '', decorative });
  return (
    <ActDialog
      title={t('content.describeTitle', { name })}
      action={t('content.describeNow')}
      ready={isDescribed(text)}
      onAct={() => call(contentDeskContract.describePicture, { name, ...text }).then(onDone)}
      onClose={onClose}
    >
      <PictureWords value={text} onChange={setText} judged />
    </ActDialog>
  );
}

function Delete({ picture: { name }, onDone, onClose }: OfPicture) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const call = useCall();
  return (
    <ActDialog
      title={t('content.deletePictureTitle', { name })}
      lead={t('content.deletePictureLead')}
      action={t('content.deletePictureNow')}
      tone="danger"
      onAct={() => call(contentDeskContract.deletePicture, { name }).then(onDone)}
      onClose={onClose}
    />
  );
}

/** The dialog for an action on an image. */
export function PictureDialogs({ act, ...rest }: PictureDialogsProps) {
  if (act.kind === 'upload') return <UploadDialog replaced={act.picture} {...rest} />;
  return act.kind === 'describe' ? (
    <Describe picture={act.picture} {...rest} />
  ) : (
    <Delete picture={act.picture} {...rest} />
  );
}
