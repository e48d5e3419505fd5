import { Link } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';

/** A link to a sticker's own page. */
export function stickerLink(id: string, text: string) {
  return (
    <Link to="/members/stickers/$id" params={{ id }}>
      {text}
    </Link>
  );
}

/** A link to all stickers. */
export function allStickersLink(text: string) {
  return (
    <Link to={MEMBERS_PATHS.dashboard} hash="window-sticker">
      {text}
    </Link>
  );
}
