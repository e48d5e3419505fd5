import { Link } from '@tanstack/react-router';
import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { bodyOfEntry, type GarageEntry } from '@vinlore/garage-domain';
import { isClassicVin } from '@vinlore/vehicle-domain';
import { BodyPicture } from '@vinlore/vehicle-feature';
import type { ReactNode } from 'react';

/** Link to a saved vehicle's page. */
export function entryLink(id: string, content: ReactNode) {
  return (
    <Link to="/members/garage/$id" params={{ id }}>
      {content}
    </Link>
  );
}

/** Link to the garage. */
export function garageLink(text: string) {
  return <Link to={MEMBERS_PATHS.garage}>{text}</Link>;
}

/** Button-like link to compare two reports. */
export function compareTwoLink(a: string, b: string, text: string) {
  return (
    <Link className="btn btn-primary" to="/members/reports/compare" search={{ a, b }}>
      {text}
    </Link>
  );
}

/** Drawing of a saved vehicle's body style; null if there is none. */
export function entryPicture(entry: GarageEntry) {
  const shape = bodyOfEntry(entry, isClassicVin(entry.vin));
  return shape && <BodyPicture shape={shape} />;
}
