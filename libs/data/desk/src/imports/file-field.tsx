import { FieldFrame } from '@vinlore/ui';

/** Props of `FileField`. */
export interface FileFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly onFile: (file: File | null) => void;
}

/** File input for a single file. The type is detected from the content, not from the name. */
export function FileField({ onFile, ...frame }: FileFieldProps) {
  return (
    <FieldFrame {...frame}>
      {(ties) => (
        <input {...ties} className="field" type="file" onChange={({ target }) => onFile(target.files?.[0] ?? null)} />
      )}
    </FieldFrame>
  );
}
