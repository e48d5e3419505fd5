import { type DocumentFault, isRecord, type SiteDocument } from '@vinlore/content-domain';
import { useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import { Card } from '../fields/card.tsx';
import { useJump } from '../fields/use-jump.ts';
import { Fields } from '../fields/fields.tsx';
import styles from '../fields/fields.module.css';
import { useDocumentForm } from '../fields/form-context.ts';
import { IconButton } from '../fields/icon-button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { AddIcon, RemoveIcon } from '../icons.ts';
import type { contentDeskMessages } from '../messages/index.ts';
import { REVIEW_FIELDS } from './link-form.ts';
import { LinksField } from './links-field.tsx';
import { NumberField } from './numbers-field.tsx';

/** Props of `SiteForm`. */
export interface SiteFormProps {
  readonly document: SiteDocument;
  readonly faults: readonly DocumentFault[];
  /** The field to focus; a new object focuses it again. */
  readonly jump: { readonly path: string } | null;
}

const PARTS = ['headers', 'footers', 'words', 'trustpilot', 'reviews'] as const;
type Part = (typeof PARTS)[number];
const partOf = (path: string): Part => PARTS.find((part) => path.split('.')[0] === part) ?? 'words';

function Words({ document }: { readonly document: SiteDocument }) {
  const lines = (name: 'about' | 'legal') => (
    <TextField field={{ form: 'text', name, required: true, look: 'lines' }} place={[name]} value={document[name]} />
  );
  return (
    <div className={styles.fields}>
      {lines('about')}
      {lines('legal')}
    </div>
  );
}

function Trustpilot({ document }: { readonly document: SiteDocument }) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const { change } = useDocumentForm();
  const { trustpilot } = document;
  if (!trustpilot)
    return (
      <button
        type="button"
        className="btn btn-outline"
        onClick={() => change(['trustpilot'], { url: '', score: '', count: '' })}
      >
        <AddIcon />
        {t('content.addTrustpilot')}
      </button>
    );
  return (
    <div className={styles.fields}>
      <TextField
        field={{ form: 'text', name: 'url', required: true, look: 'line' }}
        place={['trustpilot', 'url']}
        value={trustpilot['url']}
      />
      <NumberField place={['trustpilot', 'score']} value={trustpilot['score']} />
      <NumberField place={['trustpilot', 'count']} value={trustpilot['count']} />
      <div>
        <button type="button" className="btn btn-outline" onClick={() => change(['trustpilot'], null)}>
          {t('content.removeTrustpilot')}
        </button>
      </div>
    </div>
  );
}

function Reviews({ document }: { readonly document: SiteDocument }) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const { change } = useDocumentForm();
  const { reviews } = document;
  return (
    <div className={styles.fields}>
      {reviews.map((review, index) => {
        const entry = t('content.review', { number: index + 1 });
        const place = ['reviews', index];
        return (
          <fieldset key={index} className={styles.set}>
            <legend className={styles.legend}>{entry}</legend>
            <div className={styles.groupKeys}>
              <IconButton
                label={t('content.entryRemove', { entry })}
                onPress={() => change(['reviews'], reviews.toSpliced(index, 1))}
              >
                <RemoveIcon />
              </IconButton>
            </div>
            <Fields fields={REVIEW_FIELDS} value={isRecord(review) ? review : {}} place={place} />
            <NumberField place={[...place, 'rating']} value={review['rating']} />
          </fieldset>
        );
      })}
      <div>
        <button
          type="button"
          className="btn btn-outline"
          onClick={() => change(['reviews'], [...reviews, { author: '', text: '', rating: 5 }])}
        >
          <AddIcon />
          {t('content.addReview')}
        </button>
      </div>
    </div>
  );
}

/** Edits what is around every page: headers and footers with their link groups, the footer text, and reviews. */
export function SiteForm({ document, faults, jump }: SiteFormProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const [open, setOpen] = useState<ReadonlySet<Part>>(new Set(['headers']));
  const toggle = (part: Part, wanted: boolean) =>
    setOpen((before) => (wanted ? new Set([...before, part]) : new Set([...before].filter((each) => each !== part))));
  useJump(jump, (path) => toggle(partOf(path), true));
  const count = (part: Part) => faults.filter(({ path }) => partOf(path) === part).length;
  const bodies = {
    headers: <LinksField name="headers" value={document.headers} />,
    footers: <LinksField name="footers" value={document.footers} />,
    words: <Words document={document} />,
    trustpilot: <Trustpilot document={document} />,
    reviews: <Reviews document={document} />,
  };
  return PARTS.map((part) => (
    <Card
      key={part}
      id={`site-${part}`}
      kind={t(`content.site.${part}`)}
      summary=""
      faults={count(part) > 0 ? t('content.faultCount', { count: count(part) }) : null}
      open={open.has(part)}
      onToggle={() => toggle(part, !open.has(part))}
    >
      {bodies[part]}
    </Card>
  ));
}
