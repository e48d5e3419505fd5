import { asIcon } from '@vinlore/ui';
import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconMoodAngry from '@tabler/icons-react/dist/esm/icons/IconMoodAngry.mjs';
import IconMoodHappy from '@tabler/icons-react/dist/esm/icons/IconMoodHappy.mjs';
import IconMoodEmpty from '@tabler/icons-react/dist/esm/icons/IconMoodEmpty.mjs';
import IconMoodSad from '@tabler/icons-react/dist/esm/icons/IconMoodSad.mjs';
import IconMoodSmile from '@tabler/icons-react/dist/esm/icons/IconMoodSmile.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';

export const AgainIcon = /* @__PURE__ */ asIcon(IconRefresh);
export const ChatIcon = /* @__PURE__ */ asIcon(IconMessageCircle);
export const SupportIcon = /* @__PURE__ */ asIcon(IconHeadset);
/** A face for each rating. */
export const FACES = {
  5: /* @__PURE__ */ asIcon(IconMoodHappy),
  4: /* @__PURE__ */ asIcon(IconMoodSmile),
  3: /* @__PURE__ */ asIcon(IconMoodEmpty),
  2: /* @__PURE__ */ asIcon(IconMoodSad),
  1: /* @__PURE__ */ asIcon(IconMoodAngry),
};
