import type { ModelPart } from '../data/model-part.ts';

/**
 * A model part for a shared page. It is public and about no one car, so all of it stays, but for what speaks of a section
 * that the owner hides: recalls that came of investigations.
 */
export function hideFromModel(model: ModelPart, hidden: ReadonlySet<string>): ModelPart {
  const { investigations } = model;
  if (!hidden.has('recall') || !investigations) return model;
  const items = investigations.items.map((item) => ({ ...item, campaign: null }));
  return { ...model, investigations: { ...investigations, items } };
}

/** A model part with the manufacturer's and NHTSA's own texts masked. */
export function maskModel(model: ModelPart, mask: (text: string) => string): ModelPart {
  const { investigations, communications } = model;
  return {
    ...model,
    investigations: investigations && {
      ...investigations,
      items: investigations.items.map((item) => ({ ...item, subject: mask(item.subject) })),
    },
    communications: communications && {
      ...communications,
      items: communications.items.map((item) => ({ ...item, summary: mask(item.summary) })),
    },
  };
}
