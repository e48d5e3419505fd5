import type { Call } from '@vinlore/contract';
import { offerContract } from '@vinlore/sticker-domain';
import { island, StatusWord, useCall, useTranslator } from '@vinlore/ui';
import { createPortal } from 'react-dom';
import type { ChangingProps } from './changing.tsx';
import type { orderChoiceMessages } from './messages/index.ts';
import styles from './sticker-choice.module.css';
import { useOpenedStep } from './use-opened-step.ts';

type Change = Pick<ChangingProps, 'onChanged'>;

/**
 * The step with the sticker's current choices. The token is read from the URL, because props are part of the page's
 * HTML.
 */
async function loadChanging(call: Call) {
  const query = new URLSearchParams(window.location.search);
  const link = { id: query.get('id') ?? '', signature: query.get('signature') ?? '' };
  const [{ change }, { Changing, loadTexts }] = await Promise.all([
    call(offerContract.boughtSticker, link),
    import('./changing.tsx'),
  ]);
  if (!change) throw new Error('The order has another version by now.');
  return {
    draw: (props: Omit<ChangingProps, 'link' | 'sticker'>) => <Changing {...props} link={link} sticker={change} />,
    loadTexts,
  };
}

/** Lets a buyer without an account edit a sticker, as members do. Navigates to the new version by default. */
export function ChangeBoughtScreen({ onChanged = (url) => window.location.assign(url) }: Partial<Change>) {
  const { t } = useTranslator<typeof orderChoiceMessages>();
  const call = useCall();
  const { opener, open, draw, isComing, isFailed } = useOpenedStep<Change>(() => loadChanging(call));
  return (
    <div className={styles.choice}>
      <p className={styles.acts}>
        <button ref={opener} type="button" className="btn btn-outline" aria-busy={isComing} onClick={open}>
          {t(isComing ? 'order.loading' : 'order.changeBought')}
        </button>
      </p>
      <p className="dim">{t('order.changeBoughtHint')}</p>
      {isFailed && (
        <p role="alert">
          <StatusWord status="no">{t('order.notLoaded')}</StatusWord>
        </p>
      )}
      {draw && createPortal(draw({ onChanged }), document.querySelector('main') ?? document.body)}
    </div>
  );
}

/** `ChangeBoughtScreen` as an island. */
export const ChangeBought = island<object>('change-sticker', ChangeBoughtScreen);
