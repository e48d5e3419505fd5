import type { StaffPicture } from '@vinlore/content-domain';
import { DeskLink, StatusTag } from '@vinlore/desk-ui';
import { useTranslator } from '@vinlore/ui';
import type { contentDeskMessages } from '../messages/index.ts';
import { editorHref } from '../places.ts';
import type { PictureAct } from './picture-dialogs.tsx';
import styles from './pictures.module.css';

/** Props of `PictureCard`. */
export interface PictureCardProps {
  readonly picture: StaffPicture;
  readonly onAct: (act: PictureAct) => void;
}

function Words({ picture }: { readonly picture: StaffPicture }) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const { decorative, alt_en: en, alt_es: es, from } = picture;
  if (decorative) return <p className="dim">{t('content.decorative')}</p>;
  if (from === 'file') return <p className="dim">{t('content.fromFile')}</p>;
  return (
    <>
      <p lang="en">{en}</p>
      <p lang="es" className="dim">
        {es}
      </p>
    </>
  );
}

/** An image with its alt text, where it's used, and its actions. */
export function PictureCard({ picture, onAct }: PictureCardProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const { name, width, height, href, from, used } = picture;
  return (
    <article className={styles.card} aria-label={name}>
      <img className={styles.picture} src={href} alt="" width={width} height={height} loading="lazy" />
      <div className={styles.body}>
        <h2 className={styles.name}>{name}</h2>
        <p className="dim xs">
          {t('content.pixels', { width, height })}{' '}
          {from === 'upload' && <StatusTag tone="none">{t('content.uploaded')}</StatusTag>}
        </p>
        <Words picture={picture} />
        {used.length === 0 ? (
          <p className="dim">{t('content.unused')}</p>
        ) : (
          <details>
            <summary className={styles.used}>{t('content.used', { count: used.length })}</summary>
            <ul className={styles.places}>
              {used.map((place) => (
                <li key={`${place.id} ${place.language} ${place.in}`}>
                  <DeskLink href={editorHref(place.id, place.language)}>
                    {place.path} · {t(`content.language.${place.language}`)}
                  </DeskLink>{' '}
                  <span className="dim">{t(`content.in.${place.in}`)}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
        <div className={styles.acts}>
          <button type="button" className="btn btn-quiet" onClick={() => onAct({ kind: 'upload', picture })}>
            {t('content.replace')} <span className="hidden-visually">{name}</span>
          </button>
          {from === 'upload' && (
            <button type="button" className="btn btn-quiet" onClick={() => onAct({ kind: 'describe', picture })}>
              {t('content.describe')} <span className="hidden-visually">{name}</span>
            </button>
          )}
          {from === 'upload' && used.length === 0 && (
            <button type="button" className="btn btn-quiet" onClick={() => onAct({ kind: 'delete', picture })}>
              {t('content.delete')} <span className="hidden-visually">{name}</span>
            </button>
          )}
        </div>
      </div>
    </article>
  );
}
