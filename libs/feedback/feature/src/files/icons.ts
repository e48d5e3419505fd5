import { asIcon } from '@vinlore/ui';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';

export const AttachIcon = /* @__PURE__ */ asIcon(IconPaperclip);
export const DownloadIcon = /* @__PURE__ */ asIcon(IconDownload);
export const FileIcon = /* @__PURE__ */ asIcon(IconFileText);
