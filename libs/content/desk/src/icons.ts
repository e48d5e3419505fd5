import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { asIcon } from '@vinlore/ui';

export const UpIcon = /* @__PURE__ */ asIcon(IconArrowUp);
export const DownIcon = /* @__PURE__ */ asIcon(IconArrowDown);
export const CopyIcon = /* @__PURE__ */ asIcon(IconCopy);
export const AddIcon = /* @__PURE__ */ asIcon(IconPlus);
export const RemoveIcon = /* @__PURE__ */ asIcon(IconTrash);
