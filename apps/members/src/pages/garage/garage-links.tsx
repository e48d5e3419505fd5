import { Link } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import type { GarageEntry } from '@vinlore/garage-domain';
import { classicBody, isClassicVin, modernBody } from '@vinlore/vehicle-domain';
import { BodyPicture } from '@vinlore/vehicle-feature';
import type { ReactNode } from 'react';

/** A link to a saved vehicle's own page. */
export function entryLink(id: string, content: ReactNode) {
  return (
    <Link to="/members/garage/$id" params={{ id }}>
      {content}
    </Link>
  );
}

/** A link to the garage. */
export function garageLink(text: string) {
  return <Link to={MEMBERS_PATHS.garage}>{text}</Link>;
}

/** A link to two reports side by side, like a button. */
export function compareTwoLink(a: string, b: string, text: string) {
  return (
    <Link className="btn btn-primary" to="/members/reports/compare" search={{ a, b }}>
      {text}
    </Link>
  );
}

/** The drawing of a saved vehicle's body style, as its decode shows it; null where there is none. */
export function entryPicture({ vin, title, year, body }: GarageEntry) {
  const said = body === null ? [] : [body];
  const shape = isClassicVin(vin) ? classicBody(title, said) : modernBody(year, body ?? undefined);
  return shape && <BodyPicture shape={shape} />;
}
