import { asIcon } from '@vinlore/ui';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';

export const DealerIcon = /* @__PURE__ */ asIcon(IconBuildingStore);
export const HomeIcon = /* @__PURE__ */ asIcon(IconHome);
export const LogOutIcon = /* @__PURE__ */ asIcon(IconLogout);
export const StickersIcon = /* @__PURE__ */ asIcon(IconFileText);
export const ProfileIcon = /* @__PURE__ */ asIcon(IconUser);
export const SecurityIcon = /* @__PURE__ */ asIcon(IconShieldLock);
export const SubscriptionIcon = /* @__PURE__ */ asIcon(IconReceipt);
export const SiteIcon = /* @__PURE__ */ asIcon(IconWorld);
