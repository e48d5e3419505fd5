/**
 * The decoding rules 1–9 once more, written down as plainly as possible and straight on vPIC's tables: no index, no
 * bit sets, no caches. It is slow, and it is what the regression set and the soak compare the decoder with.
 */
import { checkElements, ELEMENTS, openVpic } from '../build-index/read-vpic.mjs';

const CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const KEEPS_ALL = new Set([114, 121, 129, 150, 154, 155, 169, 186]);
const element = new Map(ELEMENTS.map((entry) => [entry.id, entry]));

/** Reads the tables once. */
export async function openReference() {
  const vpic = await openVpic();
  checkElements(vpic);
  const rows = (sql) => {
    const all = [];
    vpic.each(sql, (row) => all.push(row));
    return all;
  };
  const groupBy = (list, key) => {
    const groups = new Map();
    for (const row of list) {
      if (!groups.has(row[key])) groups.set(row[key], []);
      groups.get(row[key]).push(row);
    }
    return groups;
  };
  const tables = {
    wmis: new Map(
      rows(
        `SELECT w.Wmi, w.Id, m.Name, w.VehicleTypeId, t.Name, w.TruckTypeId, w.PublicAvailabilityDate
           FROM Wmi w JOIN Manufacturer m ON m.Id = w.ManufacturerId JOIN VehicleType t ON t.Id = w.VehicleTypeId`,
      ).map((row) => [row[0], row]),
    ),
    links: groupBy(rows('SELECT WmiId, VinSchemaId, YearFrom, YearTo FROM Wmi_VinSchema'), 0),
    patterns: groupBy(
      rows('SELECT VinSchemaId, Id, Keys, ElementId, AttributeId, coalesce(UpdatedOn, CreatedOn) FROM Pattern'),
      0,
    ),
    makes: groupBy(rows('SELECT wm.WmiId, m.Name FROM Wmi_Make wm JOIN Make m ON m.Id = wm.MakeId'), 0),
    models: new Map(
      rows(
        'SELECT mo.Id, mo.Name, ma.Name FROM Model mo JOIN Make_Model mm ON mm.ModelId = mo.Id JOIN Make ma ON ma.Id = mm.MakeId',
      ).map((row) => [row[0], row]),
    ),
    engines: groupBy(
      rows(
        'SELECT lower(trim(e.Name)), p.ElementId, p.AttributeId FROM EngineModelPattern p JOIN EngineModel e ON e.Id = p.EngineModelId',
      ),
      0,
    ),
    lookups: new Map(
      [...new Set(ELEMENTS.flatMap(({ lookup }) => lookup ?? []))].map((table) => [
        table,
        new Map(rows(`SELECT Id, Name FROM ${table}`)),
      ]),
    ),
  };
  vpic.close();
  return { tables, decode: (vin, today) => decodePlainly(tables, vin, today) };
}

/** NHTSA's LIKE, character by character: `*` is any one, `[..]` a class, the rest literal; a prefix is enough. */
export function likePrefix(key, subject) {
  let at = 0;
  for (let i = 0; i < key.length; i += 1, at += 1) {
    const char = subject[at];
    if (char === undefined) return false;
    if (key[i] === '*') continue;
    if (key[i] !== '[') {
      if (key[i] !== char) return false;
      continue;
    }
    const end = key.indexOf(']', i);
    if (!inClass(key.slice(i + 1, end), char)) return false;
    i = end;
  }
  return true;
}

function inClass(text, char) {
  for (let i = 0; i < text.length; i += 1) {
    if (text[i + 1] === '-' && i + 2 < text.length) {
      if (char >= text[i] && char <= text[i + 2]) return true;
      i += 2;
    } else if (text[i] === char) return true;
  }
  return false;
}

/** @returns what the rules say of a whole VIN with a right check digit, or null where the WMI is unknown */
function decodePlainly(tables, vin, today) {
  const wmi = tables.wmis.get(vin[2] === '9' ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3));
  if (!wmi?.[6] || wmi[6] > today.toISOString()) return null;
  const [, wmiId, manufacturer, vehicleType, typeName, truckType] = wmi;
  const light = vehicleType === 2 || vehicleType === 7 || (vehicleType === 3 && truckType === 1);
  let year = 2010 + CODES.indexOf(vin[9]);
  let conclusive = light;
  if (light && /[0-9]/.test(vin[6])) year -= 30;
  if (year > today.getUTCFullYear() + 2) [year, conclusive] = [year - 30, true];
  const of = (candidate) => itemsOf(tables, wmiId, vin, candidate);
  let items = of(year);
  const other = year >= 2010 ? year - 30 : year + 30;
  if (conclusive && !items.hasSchema && of(other).values.has(28)) [items, year] = [of(other), other];
  if (!conclusive) {
    const rival = of(other);
    const unknownTruck = vehicleType === 3 && !truckType && items.values.size > 0 && rival.values.size > 0;
    const better = unknownTruck
      ? /[0-9]/.test(vin[6])
      : items.values.size === 0
        ? rival.values.size > 0 || (rival.hasSchema && !items.hasSchema)
        : rival.values.size > 0 && rival.weight > items.weight;
    if (better) [items, year] = [rival, other];
  }
  return describe(tables, wmiId, { manufacturer, typeName, year, values: items.values });
}

/** The winning values of one model year, by element id: texts, for Model the model's id. */
function itemsOf(tables, wmiId, vin, year) {
  const links = (tables.links.get(wmiId) ?? []).filter(([, , from, to]) => from <= year && (to === null || year <= to));
  const subject = `${vin.slice(3, 8)}|${vin.slice(9)}`;
  const found = [];
  for (const [, schema, from] of links) {
    for (const [, id, key, elementId, attribute, changed] of tables.patterns.get(schema) ?? []) {
      if (!element.has(elementId) || !likePrefix(key, subject)) continue;
      const value = textOf(tables, elementId, attribute);
      if (value) found.push({ from, changed, key, id, elementId, value });
    }
  }
  found.sort(
    (a, b) =>
      b.from - a.from ||
      (a.changed < b.changed ? 1 : a.changed > b.changed ? -1 : 0) ||
      a.key.replaceAll('*', '').length - b.key.replaceAll('*', '').length ||
      (a.key.replace(/[[\]]/g, '') < b.key.replace(/[[\]]/g, '') ? -1 : 1) ||
      a.id - b.id,
  );
  const values = new Map();
  for (const { elementId, value } of found) {
    if (!values.has(elementId)) values.set(elementId, [value]);
    else if (KEEPS_ALL.has(elementId) && !values.get(elementId).includes(value)) values.get(elementId).push(value);
  }
  const weight = [...values.keys()].reduce((sum, id) => sum + element.get(id).weight, 0);
  return { values, weight, hasSchema: links.some(([, schema]) => tables.patterns.has(schema)) };
}

function textOf(tables, elementId, attribute) {
  if (elementId === 28) return tables.models.has(Number(attribute)) ? Number(attribute) : null;
  const { lookup } = element.get(elementId);
  return (lookup ? tables.lookups.get(lookup).get(Number(attribute)) : attribute)?.trim() || null;
}

function describe(tables, wmiId, { manufacturer, typeName, year, values }) {
  const [engine] = values.get(18) ?? [];
  for (const [, id, attribute] of tables.engines.get(engine?.toLowerCase()) ?? []) {
    const value = element.has(id) ? textOf(tables, id, attribute) : null;
    if (value && !values.has(id)) values.set(id, [value]);
  }
  const model = tables.models.get(values.get(28)?.[0]);
  const makes = (tables.makes.get(wmiId) ?? []).map(([, name]) => name.trim());
  const make = model ? model[2] : makes.length === 1 ? makes[0] : null;
  const elements = { 'Model Year': String(year) };
  for (const [id, texts] of values) elements[element.get(id).name] = id === 28 ? model[1].trim() : [...texts].sort();
  if (make) elements.Make = make.trim().toUpperCase();
  elements['Manufacturer Name'] = manufacturer.trim().toUpperCase();
  elements['Vehicle Type'] = typeName.toUpperCase();
  for (const [name, texts] of Object.entries(elements)) if (Array.isArray(texts)) elements[name] = texts.join('; ');
  convert(elements);
  return elements;
}

function convert(elements) {
  const round = (value) => String(Number(value.toFixed(9)));
  const cc = elements['Displacement (CC)'] ?? Number(elements['Displacement (CI)']) * 16.387064;
  if (Number.isNaN(Number(cc))) return;
  elements['Displacement (CC)'] ??= round(Number(cc));
  elements['Displacement (CI)'] ??= round(Number(cc) / 16.387064);
  elements['Displacement (L)'] ??= round(Number(cc) / 1000);
}
