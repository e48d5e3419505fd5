import type { ModelReportView } from '@vinlore/report-domain';
import { VinText } from '@vinlore/ui';
import { vinGroups } from '@vinlore/vehicle-domain';
import type { ReactNode } from 'react';
import { Closing } from '../closing.tsx';
import { FactList } from '../fact-list.tsx';
import opening from '../opening.module.css';
import { TermPopovers } from '../prose.tsx';
import { ReportContext } from '../report-context.ts';
import { ReportSection } from '../report-section.tsx';
import sheet from '../report-sheet.module.css';
import { ModelPart } from './model-part.tsx';

/** Props of `ModelReportSheet`. */
export interface ModelReportSheetProps {
  readonly view: ModelReportView;
  /** Shown after the title: PDF, print, and a link to the vehicle's history. */
  readonly actions?: ReactNode;
}

const NO_RECORDS = new Map<string, never>();

/** A complete model report with the page's `<h1>`: VIN and vehicle, model data, sources, and limits, but no history. */
export function ModelReportSheet({ view, actions }: ModelReportSheetProps) {
  const { title, subtitle, vin, made, lead, recalls, words, language } = view;
  return (
    <ReportContext value={view}>
      <article className={sheet.sheet} lang={language}>
        <div className={sheet.columns}>
          <div className={sheet.first}>
            <header className={opening.opening}>
              <p className={opening.made}>{words.report}</p>
              <h1>{title}</h1>
              {subtitle && <p className={opening.subtitle}>{subtitle}</p>}
              <p className={opening.vin}>
                <VinText groups={vinGroups(vin)} />
              </p>
              <p className={opening.made}>{made}</p>
            </header>
            <p>{lead}</p>
            {actions && <div className={`no-print ${sheet.actions}`}>{actions}</div>}
            <FactList facts={view.facts} />
          </div>
          <div>
            <ModelPart
              model={view.model}
              recalls={recalls && <ReportSection view={view} section={recalls} records={NO_RECORDS} />}
            />
            <Closing view={view} />
          </div>
        </div>
        <TermPopovers />
      </article>
    </ReportContext>
  );
}
