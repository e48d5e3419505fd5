import { asIcon } from '@vinlore/ui';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';

export const HomeIcon = /* @__PURE__ */ asIcon(IconHome);
export const LogOutIcon = /* @__PURE__ */ asIcon(IconLogout);
export const StickersIcon = /* @__PURE__ */ asIcon(IconFileText);
export const SiteIcon = /* @__PURE__ */ asIcon(IconWorld);
