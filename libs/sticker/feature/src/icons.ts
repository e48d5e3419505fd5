import { asIcon } from '@vinlore/ui';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';

export const AgainIcon = /* @__PURE__ */ asIcon(IconRefresh);
export const DownloadIcon = /* @__PURE__ */ asIcon(IconDownload);
export const OpenIcon = /* @__PURE__ */ asIcon(IconExternalLink);
export const StickerIcon = /* @__PURE__ */ asIcon(IconFileText);
export const VerifyIcon = /* @__PURE__ */ asIcon(IconShieldCheck);
