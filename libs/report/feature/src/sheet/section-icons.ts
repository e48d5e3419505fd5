import type { Section } from '@vinlore/report-domain';
import { asIcon, type IconProps } from '@vinlore/ui';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
import IconCarCrash from '@tabler/icons-react/dist/esm/icons/IconCarCrash.mjs';
import IconFileCertificate from '@tabler/icons-react/dist/esm/icons/IconFileCertificate.mjs';
import IconGauge from '@tabler/icons-react/dist/esm/icons/IconGauge.mjs';
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import IconRecycle from '@tabler/icons-react/dist/esm/icons/IconRecycle.mjs';
import IconRosette from '@tabler/icons-react/dist/esm/icons/IconRosette.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconGasStation from '@tabler/icons-react/dist/esm/icons/IconGasStation.mjs';
import IconMessageReport from '@tabler/icons-react/dist/esm/icons/IconMessageReport.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconZoomExclamation from '@tabler/icons-react/dist/esm/icons/IconZoomExclamation.mjs';
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { FunctionComponent } from 'react';

/** An icon per section, which helps readers find it while scrolling. */
export const SECTION_ICONS: Readonly<Record<Section, FunctionComponent<IconProps>>> = {
  identity: /* @__PURE__ */ asIcon(IconId),
  title: /* @__PURE__ */ asIcon(IconFileCertificate),
  brand: /* @__PURE__ */ asIcon(IconRosette),
  odometer: /* @__PURE__ */ asIcon(IconGauge),
  salvage: /* @__PURE__ */ asIcon(IconRecycle),
  theft: /* @__PURE__ */ asIcon(IconKey),
  damage: /* @__PURE__ */ asIcon(IconCarCrash),
  ownership: /* @__PURE__ */ asIcon(IconUsers),
  market: /* @__PURE__ */ asIcon(IconTag),
  service: /* @__PURE__ */ asIcon(IconTool),
  recall: /* @__PURE__ */ asIcon(IconBell),
  other: /* @__PURE__ */ asIcon(IconShieldCheck),
};

export const AskSellerIcon = /* @__PURE__ */ asIcon(IconMessageQuestion);
export const GlossaryIcon = /* @__PURE__ */ asIcon(IconBook);
export const SourcesIcon = /* @__PURE__ */ asIcon(IconListDetails);

/** Icons of the model topics. */
export const RatingsIcon = /* @__PURE__ */ asIcon(IconStar);
export const ComplaintsIcon = /* @__PURE__ */ asIcon(IconMessageReport);
export const InvestigationsIcon = /* @__PURE__ */ asIcon(IconZoomExclamation);
export const BulletinsIcon = /* @__PURE__ */ asIcon(IconFileText);
export const FuelIcon = /* @__PURE__ */ asIcon(IconGasStation);
