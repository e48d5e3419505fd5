import type { SecondFactorProps } from '@vinlore/account-desk';
import type { Session } from '@vinlore/account-domain';
import { loadMessages } from '@vinlore/i18n';
import { withTexts } from '@vinlore/ui';
import { type ComponentType, lazy } from 'react';

const accountDesk = () => import('@vinlore/account-desk');

/** A component of the account's desk lib with its texts, loaded on demand since it is rarely needed. */
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

/** Two-step verification: entering a code or setting it up. */
export const SecondFactor = part<SecondFactorProps>((lib) => lib.SecondFactor);

/** Arriving from another brand's desk. */
export const Arrive = part<{ readonly onArrived: (session: Session) => void }>((lib) => lib.Arrive);
