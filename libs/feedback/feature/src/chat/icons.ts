import { asIcon } from '@vinlore/ui';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';

export const ChatIcon = /* @__PURE__ */ asIcon(IconMessageCircle);
export const HideIcon = /* @__PURE__ */ asIcon(IconEyeOff);
export const MinimizeIcon = /* @__PURE__ */ asIcon(IconMinus);
