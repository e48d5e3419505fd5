import { asIcon } from '@vinlore/ui';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';

export const DownloadIcon = /* @__PURE__ */ asIcon(IconDownload);
