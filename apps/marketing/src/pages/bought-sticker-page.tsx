import type { DataOf } from '@vinlore/contract';
import { BOUGHT_STICKER_PATH, currentSticker, offerContract, StoredStickerSchema } from '@vinlore/sticker-domain';
import { ChangeBought } from '@vinlore/sticker-feature/order';
import * as v from 'valibot';
import type { Visit } from '../site.ts';
import { Sheet } from '../sticker/sheet.tsx';
import { boughtPage } from './bought-page.tsx';
import { Opening } from './opening.tsx';
import type { DrawnPage } from './page.ts';
import styles from './page.module.css';

type Bought = DataOf<typeof offerContract.boughtSticker>;

interface BoughtStickerProps {
  readonly bought: Bought;
  readonly visit: Visit;
}

/** What an owner passes on: the verification link and the listing badge. To copy; no script. */
function HandOn({ bought: { verify_url: link, badge_html: badge }, visit: { text } }: BoughtStickerProps) {
  return (
    <section className={styles.handOn}>
      <h2>{text.t('bought.share')}</h2>
      <p>{text.t('bought.shareText')}</p>
      <label htmlFor="share-link">{text.t('bought.shareLabel')}</label>
      <input id="share-link" className="field figure" readOnly value={link} />
      <label htmlFor="badge-html">{text.t('bought.badgeLabel')}</label>
      <textarea id="badge-html" className="field figure" readOnly rows={4} value={badge} spellCheck={false} />
    </section>
  );
}

function BoughtSticker({ bought, visit }: BoughtStickerProps) {
  const { text } = visit;
  const sticker = v.safeParse(StoredStickerSchema, bought.sticker);
  return (
    <Opening title={bought.title} lead={text.t('bought.stickerLead')}>
      <p className={styles.acts}>
        <a className="btn btn-primary" href={bought.pdf_url} target="_blank">
          {text.t('bought.pdf')}
        </a>
        <a className="btn btn-outline" href={`${bought.pdf_url}&download=1`}>
          {text.t('bought.download')}
        </a>
        <a className="btn btn-outline" href={bought.verify_url}>
          {text.t('bought.verify')}
        </a>
      </p>
      {bought.change && (
        <div className={styles.change}>
          <ChangeBought />
        </div>
      )}
      {sticker.success && <Sheet sticker={currentSticker(sticker.output)} />}
      <HandOn bought={bought} visit={visit} />
    </Opening>
  );
}

/** `/your-sticker?id=…&signature=…`: a sticker bought without an account. */
export async function boughtStickerPage(visit: Visit): Promise<DrawnPage | null> {
  if (visit.path !== BOUGHT_STICKER_PATH) return null;
  const { text, call } = visit;
  return boughtPage(visit, {
    ask: (link) => call(offerContract.boughtSticker, link),
    over: 'bought.stickerOver',
    lead: text.t('bought.stickerLead'),
    titleOf: ({ title }) => title,
    draw: (bought) => <BoughtSticker bought={bought} visit={visit} />,
  });
}
