import { DeskLink, DeskPage, Facts, Moment, Panel } from '@vinlore/desk-ui';
import { type StaffSticker, stickerDeskContract } from '@vinlore/sticker-domain';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import type { StickerDeskTexts } from './messages/index.ts';
import { STICKERS, StickerActs } from './sticker-acts.tsx';
import { StickerTag } from './sticker-tag.tsx';
import styles from './stickers.module.css';

function StickerFacts({ sticker }: { readonly sticker: StaffSticker }) {
  const { t } = useTranslator<StickerDeskTexts>();
  const { account_id: owner, revoked_at: revokedAt, verify_url: verify } = sticker;
  return (
    <Panel title={t('sticker.facts')} actions={<StickerActs sticker={sticker} />}>
      <Facts
        facts={[
          [t('stickers.number'), sticker.id],
          [t('stickers.vin'), sticker.vin ? <span className="vin">{sticker.vin}</span> : t('stickers.noVin')],
          [t('stickers.made'), <Moment key="made" at={sticker.made_at} />],
          [t('stickers.revokedAt'), revokedAt && <Moment key="revoked" at={revokedAt} />],
          [
            t('sticker.owner'),
            owner === null ? (
              t('sticker.nobody')
            ) : (
              <DeskLink key="owner" href={`/staff/members/${owner}`}>
                {t('sticker.toOwner')}
              </DeskLink>
            ),
          ],
          [
            t('sticker.verify'),
            <a key="verify" href={verify} target="_blank" rel="noreferrer">
              {verify}
            </a>,
          ],
        ]}
      />
    </Panel>
  );
}

/** One sticker by number, regardless of owner. */
export function StickerPage({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const { t } = useTranslator<StickerDeskTexts>();
  const call = useCall();
  const id = params['id']!;
  const query = useQuery({
    queryKey: [STICKERS, 'one', id],
    queryFn: ({ signal }) => call(stickerDeskContract.staffSticker, { id }, { signal }),
    staleTime: 0,
  });
  const { data: sticker, error } = query;
  return (
    <DeskPage
      title={sticker?.title ?? t('sticker.facts')}
      lead={sticker && t('stickers.version', { version: sticker.version })}
      back={
        sticker?.account_id
          ? { href: `/staff/members/${sticker.account_id}`, label: t('sticker.owner') }
          : { href: '/staff/members', label: t('sticker.toMembers') }
      }
      tags={sticker && <StickerTag sticker={sticker} />}
    >
      {error !== null && <ErrorNotice error={error} onRetry={() => void query.refetch()} />}
      {query.isPending && (
        <div role="status" aria-label={t('sticker.loading')}>
          <span className={`skeleton ${styles.place}`} />
        </div>
      )}
      {sticker && <StickerFacts sticker={sticker} />}
    </DeskPage>
  );
}
