import { encodeSpecs } from '../src/format/write-index.mjs';
import { MODEL } from './element-ids.mjs';

/**
 * Vehicle specs by model: NHTSA's tables of features by model, found by make, type, year, and the values of key
 * elements.
 *
 * @returns {Uint8Array[]} one entry per value of the element Model
 */
export function readSpecs(release, values, slotOf) {
  const groupsOf = new Map();
  const { specPatterns } = release;
  for (let at = 0; at < specPatterns.group.length; at += 1) {
    const group = specPatterns.group.values[at];
    const element = specPatterns.element.values[at];
    const isKey = specPatterns.isKey.values[at] === 1;
    const schema = release.specGroups.get(String(group));
    const slot = slotOf.get(element);
    if (schema === undefined || release.specSchemas.get(schema)?.unchecked !== false) continue;
    if (!groupsOf.has(schema)) groupsOf.set(schema, new Map());
    const groups = groupsOf.get(schema);
    if (!groups.has(group)) groups.set(group, { keys: [], facts: [], impossible: false });
    const found = groups.get(group);
    const text = release.attributes.get(element).texts[specPatterns.attribute.values[at]];
    if (slot === undefined) found.impossible ||= isKey;
    else if (isKey) found.keys.push([slot, values.place(slot, text), `${slot} ${text.toLowerCase()}`]);
    else found.facts.push({ slot, value: values.place(slot, text), changed: specPatterns.changed.values[at] });
  }
  const modelSlot = slotOf.get(MODEL);
  const schemasOf = new Map();
  for (const [schema, model] of release.specModels) {
    if (!groupsOf.has(schema)) continue;
    const place = values.place(modelSlot, model);
    if (!schemasOf.has(place)) schemasOf.set(place, []);
    schemasOf.get(place).push(schema);
  }
  return values.lists[modelSlot].texts.map((_, model) => {
    const schemas = schemasOf.get(model) ?? [];
    const groups = (schema) =>
      [...groupsOf.get(schema).values()].filter(
        // One value can't satisfy two equal keys, so NHTSA treats one of them as unmet.
        ({ keys, impossible, facts }) =>
          !impossible &&
          keys.length > 0 &&
          facts.length > 0 &&
          new Set(keys.map(([, , text]) => text)).size === keys.length,
      );
    const instants = [
      ...new Set(
        schemas.flatMap((schema) => groups(schema).flatMap(({ facts }) => facts.map(({ changed }) => changed))),
      ),
    ];
    instants.sort((one, other) => (one === other ? 0 : other > one ? 1 : -1));
    const age = new Map(instants.map((instant, at) => [instant, at]));
    return encodeSpecs(
      schemas.map((schema) => ({
        make: values.makes.place(release.specSchemas.get(schema).make),
        vehicleType: release.specSchemas.get(schema).vehicleType,
        years: [...new Set(release.specYears.get(schema) ?? [])].sort((one, other) => one - other),
        groups: groups(schema).map(({ keys, facts }) => ({
          keys: keys.map(([slot, value]) => [slot, value]),
          facts: facts.map(({ slot, value, changed }) => [slot, value, age.get(changed)]),
        })),
      })),
    );
  });
}

/** Default values by vehicle type: slot, and the value or null for NHTSA's "Not Applicable". */
export function readDefaults(release, values, slotOf) {
  const defaults = {};
  for (const { element, vehicleType, value } of release.defaults) {
    const slot = slotOf.get(element);
    if (slot === undefined) continue;
    const none = release.elements.get(element).dataType === 'lookup' && value === '0';
    (defaults[vehicleType] ??= []).push([slot, none ? null : values.place(slot, value)]);
  }
  return defaults;
}
