import { Link } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { bodyOfEntry, type GarageEntry } from '@vinlore/garage-domain';
import { isClassicVin } from '@vinlore/vehicle-domain';
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

/** The drawing of a saved vehicle's body style; null where there is none. */
export function entryPicture(entry: GarageEntry) {
  const shape = bodyOfEntry(entry, isClassicVin(entry.vin));
  return shape && <BodyPicture shape={shape} />;
}
