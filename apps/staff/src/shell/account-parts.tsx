import type { SecondFactorProps } from '@vinlore/account-desk';
import type { Session } from '@vinlore/account-domain';
import { loadMessages } from '@vinlore/i18n';
import { withTexts } from '@vinlore/ui';
import { type ComponentType, lazy } from 'react';

const accountDesk = () => import('@vinlore/account-desk');

/** A part of the account's desk lib with its texts, loaded when it is needed: most days nobody sees it. */
function part<Props extends object>(
  pick: (lib: Awaited<ReturnType<typeof accountDesk>>) => ComponentType<Props>,
): ComponentType<Props> {
  return lazy(async () => {
    const lib = await accountDesk();
    const Part = pick(lib);
    const Texts = withTexts((language) => loadMessages([lib.accountDeskMessages], language));
    return {
      default: function WithTexts(props: Props) {
        return (
          <Texts>
            <Part {...props} />
          </Texts>
        );
      },
    };
  });
}

/** The second factor: given, or set up first. */
export const SecondFactor = part<SecondFactorProps>((lib) => lib.SecondFactor);

/** The end of a way from another brand's desk. */
export const Arrive = part<{ readonly onArrived: (session: Session) => void }>((lib) => lib.Arrive);
