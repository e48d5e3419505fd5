import type { ModelPart } from '../data/model-part.ts';

/**
 * Returns the model part for a shared page. It's public and not about a specific car, so it stays, except for what
 * refers to a hidden section: recalls that resulted from investigations.
 */
export function hideFromModel(model: ModelPart, hidden: ReadonlySet<string>): ModelPart {
  const { investigations } = model;
  if (!hidden.has('recall') || !investigations) return model;
  const items = investigations.items.map((item) => ({ ...item, campaign: null }));
  return { ...model, investigations: { ...investigations, items } };
}

/** Masks the manufacturer's and NHTSA's texts in a model part. */
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
