import { type Profile, profileContract } from '@vinlore/account-domain';
import { Avatar, useCall } from '@vinlore/ui';
import { PictureField } from '../form/picture-field.tsx';
import styles from './profile-form.module.css';

/** What `ProfilePicture` takes. */
export interface ProfilePictureProps {
  readonly profile: Profile;
  /** The picture's new address; null after it was removed. */
  readonly onChanged: (address: string | null) => void;
}

/** The member's picture, or the letter that stands for it (spec §9). */
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
