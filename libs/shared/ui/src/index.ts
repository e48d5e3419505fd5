export { AppFrame, type AppFrameProps, LogoLink, type LogoLinkProps, navLine } from './app-frame/app-frame.tsx';
export { EntryFrame, type EntryFrameProps } from './app-frame/entry-frame.tsx';
export { Avatar, type AvatarProps } from './avatar/avatar.tsx';
export { PageContents, type PageContentsProps } from './contents/page-contents.tsx';
export { useIsDesktop } from './desktop.ts';
export { ErrorNotice, type ErrorNoticeProps } from './error-notice.tsx';
export { BarChart, type BarRow } from './figures/bar-chart.tsx';
export { Stars } from './figures/stars.tsx';
export { Card, type CardProps, PageFrame, type PageFrameProps } from './frame.tsx';
export { highlight } from './focus/highlight.ts';
export { takeFocus } from './focus/take-focus.ts';
export { useMainFocus } from './focus/use-main-focus.ts';
export { EMAIL_INPUT } from './forms/email-input.ts';
export { FieldError, FieldFrame, type FieldFrameProps, type FieldTies } from './forms/field-frame.tsx';
export { fieldRules, type FieldRules } from './forms/field-rules.ts';
export { keepDigits } from './forms/keep-digits.ts';
export { SentNotice } from './forms/sent-notice.tsx';
export {
  FORM_FIELD,
  FormName,
  postedError,
  type PostedFailure,
  type PostedForm,
  PostedFormContext,
  usePostedForm,
} from './forms/posted-form.tsx';
export { type SentForm, useSentForm } from './forms/use-sent-form.ts';
export { type FieldTexts, validateBy } from './forms/validate-by.ts';
export * from './icons.tsx';
export { compressImage, type EncodeImage } from './image/compress-image.ts';
export { ImageFault } from './image/image-fault.ts';
export { island, IslandHost, type IslandHostValue, type IslandWhen } from './island.tsx';
export { LanguageLinks, type LanguageLinksProps } from './language-links.tsx';
export { lazyPart } from './lazy/lazy-part.tsx';
export { PartMissing } from './lazy/load-part.ts';
export { whenIdle } from './lazy/when-idle.ts';
export { DocumentPlace, DocumentRow, type DocumentRowProps } from './list/document-row.tsx';
export { EmptyList, type EmptyListProps } from './list/empty-list.tsx';
export { FilterBar, type FilterBarProps, FilterChips, type FilterChipsProps, NoneFits } from './list/filter.tsx';
export { ListCard, type ListCardProps } from './list/list-card.tsx';
export { ListRow, type ListRowProps } from './list/list-row.tsx';
export { MoreButton, type MoreButtonProps } from './list/more-button.tsx';
export type { PagedQuery } from './list/paged-query.ts';
export { PickList, type PickListProps } from './list/pick-list.tsx';
export { Logo } from './logo.tsx';
export { SampleMark, type SourceKind, SourceMark } from './marks.tsx';
export { uiMessages } from './messages/index.ts';
export { Modal } from './modal/modal.tsx';
export type { ModalProps } from './modal/modal-dialog.tsx';
export { MoreTexts } from './more-texts.tsx';
export { Progress } from './progress/progress.tsx';
export { CallProvider, useAddress, useBrand, useCall, useTranslator } from './site-context.ts';
export { SiteProvider, type SiteProviderProps } from './site-provider.tsx';
export { Notice, type NoticeProps, type Status, StatusWord } from './status.tsx';
export { ThemeToggle } from './theme-toggle.tsx';
export { Notifications } from './toast/notifications.tsx';
export { Notified, type NotifiedProps } from './toast/notified.tsx';
export { Toaster } from './toast/toaster.tsx';
export { type NewToast, toasts } from './toast/toasts.ts';
export { Tooltip, TooltipGroup } from './tooltip/tooltip.tsx';
export { VinText } from './vin-text.tsx';
export { withTexts } from './with-texts.tsx';
