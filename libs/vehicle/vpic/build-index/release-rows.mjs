/**
 * The rows of one vPIC release, whatever their source (NHTSA's monthly dump, the npm package). Stored as numbers in
 * typed arrays, so reading a whole release takes little memory.
 */
import { Numbered } from './numbered.mjs';
import { add, FIRST_POSITION, POSITIONS } from './valid-chars.mjs';

/**
 * Look-up tables by element, as resolved by NHTSA's `fElementAttributeValue`; other elements keep their attribute as
 * text.
 */
const LOOKUP_TABLES = [
  'abs adaptivecruisecontrol adaptivedrivingbeam airbaglocations airbaglocfront airbaglocknee autobrake',
  'automaticpedestrainalertingsound autoreversesystem axleconfiguration batterytype bedtype blindspotintervention',
  'blindspotmonitoring bodycab bodystyle brakesystem busfloorconfigtype bustype can_aacn chargerlevel',
  'combinedbrakingsystem coolingtype country custommotorcycletype daytimerunninglight destinationmarket drivetype',
  'dynamicbrakesupport ecs edr electrificationlevel engineconfiguration entertainmentsystem errorcode evdriveunit',
  'forwardcollisionwarning fueldeliverytype fueltankmaterial fueltanktype fueltype grossvehicleweightrating',
  'keylessignition lanecenteringassistance lanedeparturewarning lanekeepsystem lowerbeamheadlamplightsource make',
  'manufacturer model motorcyclechassistype motorcyclesuspensiontype nonlanduse parkassist',
  'pedestrianautomaticemergencybraking pretensioner rearautomaticemergencybraking rearcrosstrafficalert',
  'rearvisibilitycamera seatbeltsall semiautomaticheadlampbeamswitching steering tpms tractioncontrol trailerbodytype',
  'trailertype transmission turbo valvetraindesign vehicletype wheelbasetype wheeliemitigation',
].flatMap((line) => line.split(' '));

/** Elements with a look-up table that NHTSA's function doesn't resolve: their attribute is the value. */
const UNRESOLVED = new Set([8, 16, 45, 82, 89, 90, 91, 96, 97, 98, 140, 141, 187]);

/** NHTSA changes the spelling of some names between releases; we use one name per element. */
const NAMES = {
  21: 'Engine Power (kW)',
  59: 'Battery Energy (kWh) From',
  60: 'Wheelbase Type',
  67: 'Fuel Delivery/Fuel Injection Type',
  86: 'Antilock Braking System (ABS)',
  111: 'Wheelbase (inches) From',
  112: 'Wheelbase (inches) To',
  128: 'Charger Power (kW)',
  134: 'Battery Energy (kWh) To',
  139: 'Top Speed (mph)',
  174: 'Automatic Crash Notification (ACN)/Advanced Automatic Crash Notification (AACN)',
};

/** Columns by table that the index is built from; cells of a row are in this order. */
export const WANTED = {
  element: ['id', 'name', 'code', 'lookuptable', 'isprivate', 'groupname', 'datatype', 'decode', 'weight'],
  errorcode: ['id', 'name', 'additionalerrortext', 'weight'],
  conversion: ['id', 'fromelementid', 'toelementid', 'formula'],
  defaultvalue: ['elementid', 'vehicletypeid', 'defaultvalue'],
  ...Object.fromEntries(LOOKUP_TABLES.filter((table) => table !== 'errorcode').map((table) => [table, ['id', 'name']])),
  enginemodel: ['id', 'name'],
  enginemodelpattern: ['id', 'enginemodelid', 'elementid', 'attributeid', 'createdon', 'updatedon'],
  make_model: ['makeid', 'modelid'],
  pattern: ['id', 'vinschemaid', 'keys', 'elementid', 'attributeid', 'createdon', 'updatedon'],
  vehiclespecschema: ['id', 'makeid', 'vehicletypeid', 'tobeqced'],
  vehiclespecschema_model: ['vehiclespecschemaid', 'modelid'],
  vehiclespecschema_year: ['vehiclespecschemaid', 'year'],
  vspecschemapattern: ['id', 'schemaid'],
  vehiclespecpattern: ['vspecschemapatternid', 'iskey', 'elementid', 'attributeid', 'createdon', 'updatedon'],
  vinexception: ['vin', 'checkdigit'],
  vinschema: ['id', 'tobeqced'],
  wmi: ['id', 'wmi', 'manufacturerid', 'vehicletypeid', 'trucktypeid', 'publicavailabilitydate'],
  wmi_make: ['wmiid', 'makeid'],
  wmi_vinschema: ['wmiid', 'vinschemaid', 'yearfrom', 'yearto'],
  wmiyearvalidchars: ['wmi', 'year', 'position', 'char'],
  wmiyearvalidchars_cacheexceptions: ['id'],
};

/** A growable list of numbers without a copy on every append. */
class Column {
  length = 0;

  constructor(Type) {
    this.values = new Type(1 << 12);
  }

  push(value) {
    const at = this.reserve(1);
    this.values[at] = value;
  }

  /** Appends some zeros and returns their offset. */
  reserve(count) {
    const at = this.length;
    this.length += count;
    if (this.length > this.values.length) {
      const larger = new this.values.constructor(this.length + (this.length >> 1));
      larger.set(this.values);
      this.values = larger;
    }
    return at;
  }
}

/** The contents of one release, from which the parts of the index are built. */
export class ReleaseRows {
  elements = new Map();
  errors = [];
  conversions = [];
  defaults = [];
  lookups = new Map(LOOKUP_TABLES.map((table) => [table, new Map()]));
  engineModels = new Map();
  enginePatterns = [];
  makesOfModel = new Map();
  keys = new Numbered();
  attributes = new Map();
  patterns = {
    id: new Column(Int32Array),
    schema: new Column(Int32Array),
    element: new Column(Int16Array),
    key: new Column(Int32Array),
    attribute: new Column(Int32Array),
    changed: new Column(Float64Array),
  };
  newestChange = 0;
  specSchemas = new Map();
  specModels = [];
  specYears = new Map();
  specGroups = new Map();
  specPatterns = {
    group: new Column(Int32Array),
    isKey: new Column(Uint8Array),
    element: new Column(Int16Array),
    attribute: new Column(Int32Array),
    changed: new Column(Float64Array),
  };
  exceptions = [];
  uncheckedSchemas = new Set();
  schemas = new Set();
  wmis = [];
  makesOfWmi = new Map();
  linksOfWmi = new Map();
  /** Masks of all WMIs and years, two words per position. */
  charMasks = new Column(Int32Array);
  /**
   * Offset of the masks of a WMI and year; null once the table of exceptions has a row, because NHTSA then never uses
   * this cache.
   */
  validChars = new Map();

  /** @param {boolean} complete false for data that lacks some of what NHTSA publishes */
  constructor(complete) {
    this.complete = complete;
  }

  /**
   * Adds one row.
   *
   * @param {string} table
   * @param {readonly (string | null)[]} cells in the order of `WANTED[table]`, in COPY format
   */
  row(table, cells) {
    const take = TAKE[table];
    if (take) take(this, cells);
    else this.lookups.get(table)?.set(cells[0], cells[1]);
  }

  /** Records a modification time, which may be the newest. */
  noted(changed) {
    if (changed > this.newestChange && changed !== Infinity) this.newestChange = changed;
    return changed;
  }

  /** Returns the number of a value within its element. */
  attribute(element, text) {
    let attributes = this.attributes.get(element);
    if (!attributes) this.attributes.set(element, (attributes = new Numbered()));
    return attributes.place(text);
  }

  /** Returns the look-up table that resolves an element's attributes, or undefined if they're literal text. */
  lookupOf(element) {
    const { lookup } = this.elements.get(element) ?? {};
    return lookup && !UNRESOLVED.has(element) ? this.lookups.get(lookup) : undefined;
  }
}

/** Row handlers for tables that aren't simple id–name pairs. */
const TAKE = {
  element(release, [id, name, code, lookup, isPrivate, group, dataType, decode, weight]) {
    release.elements.set(Number(id), {
      id: Number(id),
      name: NAMES[id] ?? name,
      code: code ?? '',
      lookup: lookup?.toLowerCase() ?? null,
      hidden: isPrivate === 't' || !decode,
      isPrivate: isPrivate === 't',
      decodes: decode !== null,
      group: (group ?? '').replace(/ *\/ */g, ' / '),
      dataType: dataType ?? '',
      weight: weight === null ? null : Number(weight),
    });
  },
  errorcode(release, [id, name, additional, weight]) {
    release.lookups.get('errorcode').set(id, name);
    release.errors.push({
      id: Number(id),
      name: name ?? '',
      additional: additional ?? '',
      weight: Number(weight ?? 0),
    });
  },
  conversion(release, [id, from, to, formula]) {
    release.conversions.push({ id: Number(id), from: Number(from), to: Number(to), formula });
  },
  defaultvalue(release, [element, vehicleType, value]) {
    if (value !== null) release.defaults.push({ element: Number(element), vehicleType: Number(vehicleType), value });
  },
  enginemodel(release, [id, name]) {
    release.engineModels.set(id, name ?? '');
  },
  enginemodelpattern(release, [id, model, element, attribute, created, updated]) {
    release.enginePatterns.push({
      id: Number(id),
      model,
      element: Number(element),
      attribute,
      changed: release.noted(instant(updated ?? created)),
    });
  },
  make_model(release, [make, model]) {
    const makes = release.makesOfModel.get(model);
    if (makes) makes.push(make);
    else release.makesOfModel.set(model, [make]);
  },
  pattern(release, [id, schema, keys, element, attribute, created, updated]) {
    const { patterns } = release;
    const changed = release.noted(instant(updated ?? created));
    patterns.id.push(Number(id));
    patterns.schema.push(Number(schema));
    patterns.element.push(Number(element));
    patterns.key.push(release.keys.place(keys));
    patterns.attribute.push(release.attribute(Number(element), attribute));
    patterns.changed.push(changed);
  },
  vehiclespecschema(release, [id, make, vehicleType, unchecked]) {
    release.specSchemas.set(id, { make, vehicleType: Number(vehicleType), unchecked: unchecked === 't' });
  },
  vehiclespecschema_model(release, [schema, model]) {
    release.specModels.push([schema, model]);
  },
  vehiclespecschema_year(release, [schema, year]) {
    const years = release.specYears.get(schema);
    if (years) years.push(Number(year));
    else release.specYears.set(schema, [Number(year)]);
  },
  vspecschemapattern(release, [id, schema]) {
    release.specGroups.set(id, schema);
  },
  vehiclespecpattern(release, [group, isKey, element, attribute, created, updated]) {
    const { specPatterns } = release;
    specPatterns.group.push(Number(group));
    specPatterns.isKey.push(isKey === 't' ? 1 : 0);
    specPatterns.element.push(Number(element));
    specPatterns.attribute.push(release.attribute(Number(element), attribute));
    specPatterns.changed.push(release.noted(instant(updated ?? created)));
  },
  vinexception(release, [vin, checkDigit]) {
    if (checkDigit === 't') release.exceptions.push(vin);
  },
  vinschema(release, [id, unchecked]) {
    release.schemas.add(Number(id));
    if (unchecked === 't') release.uncheckedSchemas.add(Number(id));
  },
  wmi(release, [id, wmi, manufacturer, vehicleType, truckType, available]) {
    const publicFrom = available === null ? Infinity : instant(available);
    release.wmis.push({
      id,
      wmi,
      manufacturer,
      vehicleType: Number(vehicleType ?? 0),
      truckType: Number(truckType ?? 0),
      publicFrom,
    });
  },
  wmi_make(release, [wmi, make]) {
    const makes = release.makesOfWmi.get(wmi);
    if (makes) makes.push(make);
    else release.makesOfWmi.set(wmi, [make]);
  },
  wmi_vinschema(release, [wmi, schema, from, to]) {
    const link = [Number(schema), Number(from), to === null ? null : Number(to)];
    const links = release.linksOfWmi.get(wmi);
    if (links) links.push(link);
    else release.linksOfWmi.set(wmi, [link]);
  },
  wmiyearvalidchars(release, [wmi, year, position, char]) {
    if (release.validChars === null) return;
    const place = Number(position);
    if (place < FIRST_POSITION || place >= FIRST_POSITION + POSITIONS || !char) return;
    let years = release.validChars.get(wmi);
    if (!years) release.validChars.set(wmi, (years = new Map()));
    let at = years.get(year);
    if (at === undefined) years.set(year, (at = release.charMasks.reserve(POSITIONS * 2)));
    add(release.charMasks.values, place, char, at);
  },
  /**
   * NHTSA refers to a column that doesn't exist here (`wmi` instead of `"WMI"`), so PostgreSQL resolves it to the outer
   * query's: as soon as the table has one row, the cache is never used.
   */
  wmiyearvalidchars_cacheexceptions(release) {
    release.validChars = null;
  },
};

/** Parses a PostgreSQL timestamp to milliseconds since 1970; a missing one sorts as newest, as in NULLS FIRST. */
function instant(text) {
  if (text === null || text === undefined) return Infinity;
  const whole = Date.UTC(
    Number(text.slice(0, 4)),
    Number(text.slice(5, 7)) - 1,
    Number(text.slice(8, 10)),
    Number(text.slice(11, 13) || 0),
    Number(text.slice(14, 16) || 0),
    Number(text.slice(17, 19) || 0),
  );
  return whole + (text.length > 20 ? Number(`0.${text.slice(20)}`) * 1000 : 0);
}
