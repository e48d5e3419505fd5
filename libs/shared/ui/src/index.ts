export { ErrorNotice, type ErrorNoticeProps } from './error-notice.tsx';
export {
  Card,
  type CardProps,
  PageFrame,
  type PageFrameProps,
  Section,
  type SectionProps,
  SkipLink,
} from './frame.tsx';
export * from './icons.tsx';
export { island, IslandHost, type IslandHostValue, type IslandWhen } from './island.tsx';
export { Logo } from './logo.tsx';
export { SampleMark, type SourceKind, SourceMark } from './marks.tsx';
export { uiMessages } from './messages/index.ts';
export { MoreTexts } from './more-texts.tsx';
export { CallProvider, useBrand, useCall, useTranslator } from './site-context.ts';
export { SiteProvider, type SiteProviderProps } from './site-provider.tsx';
export { Notice, type NoticeProps, type Status, StatusWord } from './status.tsx';
export { ThemeToggle } from './theme-toggle.tsx';
export { VinText } from './vin-text.tsx';
