import { FieldFrame } from '@vinlore/ui';

/** What `FileField` takes. */
export interface FileFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly onFile: (file: File | null) => void;
}

/** Takes one file, as browsers let people choose it; whether it is the right kind its content decides. */
export function FileField({ onFile, ...frame }: FileFieldProps) {
  return (
    <FieldFrame {...frame}>
      {(ties) => (
        <input {...ties} className="field" type="file" onChange={({ target }) => onFile(target.files?.[0] ?? null)} />
      )}
    </FieldFrame>
  );
}
