import { type Profile, profileContract } from '@vinlore/account-domain';
import { Avatar, useCall } from '@vinlore/ui';
import { PictureField } from '../form/picture-field.tsx';
import styles from './profile-form.module.css';

/** Props of `ProfilePicture`. */
export interface ProfilePictureProps {
  readonly profile: Profile;
  /** URL of the new photo; null after it was removed. */
  readonly onChanged: (address: string | null) => void;
}

/** The member's photo, or the initial in its place (spec §9). */
export function ProfilePicture({ profile, onChanged }: ProfilePictureProps) {
  const call = useCall();
  const name = [profile.first, profile.last].filter(Boolean).join(' ');
  return (
    <PictureField
      kind="picture"
      address={profile.profile_image}
      preview={(address) => (
        <span className={styles.portrait}>
          <Avatar name={name} image={address} />
        </span>
      )}
      send={async (image) => {
        const { profile_image } = await call(profileContract.profileImage, { image });
        onChanged(profile_image);
      }}
    />
  );
}
