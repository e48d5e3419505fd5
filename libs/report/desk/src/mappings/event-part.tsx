import type { DateFrom, DetailFrom, MappingField } from '@vinlore/report-domain';
import { Panel } from '@vinlore/desk-ui';
import { useTranslator } from '@vinlore/ui';
import { Choice, Words } from './choice.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { DayPart } from './day-part.tsx';
import { DetailPart } from './detail-part.tsx';
import { type EventDraft, put } from './draft.ts';
import { FieldFold } from './field-fold.tsx';
import type { MappingTexts } from './messages/index.ts';
import { OdometerPart } from './odometer-part.tsx';
import { useStudio } from './studio-context.ts';
import styles from './studio.module.css';
import { TextPart } from './text-part.tsx';
import { WhenPart } from './when-part.tsx';

/** A newly added field, before anything is chosen. */
function emptyPart({ type }: MappingField): NonNullable<DetailFrom[keyof DetailFrom]> {
  if (type === 'money') return { column: '', currency: 'place' };
  return type === 'date' ? { column: '', formats: ['iso'] } : { column: '' };
}

/** Props of `EventPart`. */
export interface EventPartProps {
  readonly event: EventDraft;
  readonly at: number;
  /** Set if there are several events, which have names and can be removed. */
  readonly isOneOfSeveral: boolean;
  readonly onChange: (event: EventDraft) => void;
  readonly onRemove: () => void;
}

/** Editor for a record that each line produces, field by field. */
export function EventPart({ event, at, isOneOfSeveral, onChange, onRemove }: EventPartProps) {
  const { t } = useTranslator<MappingTexts>();
  const { words } = useStudio();
  const { kind, date, place, detail = {} } = event;
  const isKindColumn = typeof kind === 'object';
  const set = <Key extends keyof EventDraft>(key: Key, value: EventDraft[Key] | undefined) =>
    onChange(put(event, key, value));
  const chosen = words.fields.filter(({ key }) => detail[key as keyof typeof detail] !== undefined);
  const left = words.fields.filter((field) => !chosen.includes(field));
  const setDetail = (key: string, part: DetailFrom[keyof DetailFrom] | undefined) => {
    const next = put(detail as Record<string, unknown>, key, part) as DetailFrom;
    set('detail', Object.keys(next).length === 0 ? undefined : next);
  };
  const kindLabel = isKindColumn ? null : words.kinds.find(({ value }) => value === kind)?.label;
  return (
    <Panel
      title={kindLabel ?? t('mapping.event', { count: at + 1 })}
      {...(isOneOfSeveral && {
        actions: (
          <button type="button" className="btn btn-quiet" onClick={onRemove}>
            {t('mapping.removeEvent')}
          </button>
        ),
      })}
    >
      <div className={styles.form}>
        <div className={styles.fields}>
          <Choice
            label={t('mapping.kind')}
            value={isKindColumn ? 'column' : kind}
            options={[...words.kinds, { value: 'column', label: t('mapping.kindBy') }]}
            onChange={(value) =>
              set('kind', value === 'column' ? { column: '' } : (value as Extract<EventDraft['kind'], string>))
            }
          />
          {isKindColumn && (
            <ColumnChoice
              label={t('mapping.column')}
              value={kind.column}
              onChange={(column) => set('kind', { ...kind, column })}
            />
          )}
          {isOneOfSeveral && (
            <Words
              label={t('mapping.name')}
              value={event.name ?? ''}
              most={20}
              onChange={(name) => set('name', name === '' ? undefined : name)}
            />
          )}
          <WhenPart when={event.when} onChange={(when) => set('when', when)} />
        </div>
        <FieldFold label={t('mapping.date')} part={'as_of' in date ? t('mapping.date.asOf') : date}>
          <div className={styles.fields}>
            <Choice
              label={t('mapping.from')}
              value={'as_of' in date ? 'as_of' : 'column'}
              options={[
                { value: 'column', label: t('mapping.date.column') },
                { value: 'as_of', label: t('mapping.date.asOf') },
              ]}
              onChange={(from) =>
                set('date', from === 'as_of' ? { as_of: true, is: 'seen' } : { column: '', formats: ['iso'] })
              }
            />
          </div>
          {'column' in date && (
            <DayPart
              part={date as DateFrom}
              onChange={(day) => set('date', { ...date, ...day } as EventDraft['date'])}
            />
          )}
          {(date.is === undefined || typeof date.is === 'string') && (
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={date.is === 'seen'}
                onChange={({ target }) =>
                  set('date', put(date, 'is', target.checked ? 'seen' : undefined) as EventDraft['date'])
                }
              />
              {t('mapping.seen')}
            </label>
          )}
        </FieldFold>
        <OdometerPart odometer={event.odometer} onChange={(odometer) => set('odometer', odometer)} />
        {(['country', 'region', 'city'] as const).map(
          (key) =>
            place?.[key] !== undefined && (
              <FieldFold
                key={key}
                label={t(`mapping.${key}`)}
                part={place[key]}
                onRemove={() => set('place', put(place, key, undefined))}
              >
                <TextPart
                  field={{ label: t(`mapping.${key}`), words: [] }}
                  part={place[key]}
                  onChange={(part) => set('place', { ...place, [key]: part })}
                />
              </FieldFold>
            ),
        )}
        {chosen.map((field) => (
          <DetailPart
            key={field.key}
            field={field}
            part={detail[field.key as keyof typeof detail]!}
            onChange={(part) => setDetail(field.key, part)}
            onRemove={() => setDetail(field.key, undefined)}
          />
        ))}
        <Choice
          label={t('mapping.addField')}
          value=""
          options={[
            { value: '', label: '…' },
            ...(['country', 'region', 'city'] as const)
              .filter((key) => place?.[key] === undefined)
              .map((key) => ({ value: `place.${key}`, label: t(`mapping.${key}`) })),
            ...(event.odometer ? [] : [{ value: 'odometer', label: t('mapping.odometer') }]),
            ...left.map(({ key, label }) => ({ value: key, label })),
          ]}
          onChange={(key) => {
            if (key === 'odometer') set('odometer', { column: '', unit: 'place' });
            else if (key.startsWith('place.')) set('place', { ...place, [key.slice(6)]: { column: '' } });
            else {
              const field = left.find((each) => each.key === key);
              if (field) setDetail(key, emptyPart(field));
            }
          }}
        />
      </div>
    </Panel>
  );
}
