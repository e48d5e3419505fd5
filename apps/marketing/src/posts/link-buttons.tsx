import type { Visit } from '../site.ts';
import { LINK_ACTS } from './link-acts.ts';

/** Buttons below a pasted link: its actions, or opening its target. */
export function LinkActs({ visit }: { readonly visit: Visit }) {
  const acts = LINK_ACTS[visit.path];
  if (!acts)
    return (
      <button type="submit" className="btn btn-lg btn-primary">
        {visit.text.t('link.open')}
      </button>
    );
  return acts.map(({ label, ends }, index) => (
    <button
      key={label(visit)}
      type="submit"
      name="act"
      value={index}
      className={`btn btn-lg ${ends ? 'btn-outline' : 'btn-primary'}`}
    >
      {label(visit)}
    </button>
  ));
}
