import { asIcon } from '@vinlore/ui';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconLayoutList from '@tabler/icons-react/dist/esm/icons/IconLayoutList.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';

export const HomeIcon = /* @__PURE__ */ asIcon(IconHome);
export const LogOutIcon = /* @__PURE__ */ asIcon(IconLogout);
export const StickersIcon = /* @__PURE__ */ asIcon(IconLayoutList);
export const SiteIcon = /* @__PURE__ */ asIcon(IconWorld);
