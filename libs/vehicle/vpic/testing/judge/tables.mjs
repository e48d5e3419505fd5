import { ELEMENTS } from './elements.mjs';

const DATES = ['createdon', 'updatedon'];

/** Tables of a release that aren't plain look-up tables, with their columns in the order of NHTSA's dump. */
const OWN_COLUMNS = {
  conversion: ['id', 'fromelementid', 'toelementid', 'formula'],
  country: ['id', 'name', 'displayorder'],
  decodingoutput: [
    ...['id', 'addedon', 'groupname', 'variable', 'value', 'keys', 'wmiid', 'patternid', 'vinschemaid', 'elementid'],
    ...['attributeid', 'createdon', 'code', 'datatype', 'decode', 'source'],
  ],
  defaultvalue: ['id', 'elementid', 'vehicletypeid', 'defaultvalue', ...DATES],
  defs_body: ['id', 'def', 'body_type', 'from_year', 'to_year', 'mode'],
  defs_make: ['id', 'def', 'ncic_code', 'make_type', 'from_year', 'to_year', 'mode'],
  defs_model: ['make', 'id', 'def', 'model_type', 'includes', 'from_year', 'to_year', 'mode'],
  element: [
    ...['id', 'name', 'code', 'lookuptable', 'description', 'isprivate', 'groupname', 'datatype'],
    ...['minallowedvalue', 'maxallowedvalue', 'isqs', 'decode', 'weight'],
  ],
  enginemodel: ['id', 'name', 'description'],
  enginemodelpattern: ['id', 'enginemodelid', 'elementid', 'attributeid', ...DATES],
  errorcode: ['id', 'name', 'additionalerrortext', 'weight'],
  grossvehicleweightrating: ['id', 'name', 'sortorder', 'minrangeweight', 'maxrangeweight'],
  make: ['id', 'name', ...DATES],
  make_model: ['id', 'makeid', 'modelid', ...DATES],
  manufacturer: ['id', 'name'],
  manufacturer_make: ['id', 'manufacturerid', 'makeid'],
  model: ['id', 'name', ...DATES],
  pattern: ['id', 'vinschemaid', 'keys', 'elementid', 'attributeid', ...DATES],
  vehiclespecpattern: ['id', 'vspecschemapatternid', 'iskey', 'elementid', 'attributeid', ...DATES],
  vehiclespecschema: ['id', 'makeid', ...DATES, 'vehicletypeid', 'sourcedate', 'tobeqced'],
  vehiclespecschema_model: ['id', 'vehiclespecschemaid', 'modelid'],
  vehiclespecschema_year: ['id', 'vehiclespecschemaid', 'year'],
  vehicletype: ['id', 'name', 'displayorder', 'formtype', 'description', 'includeinequipplant'],
  vindescriptor: ['id', 'descriptor', 'modelyear', ...DATES],
  vinexception: ['id', 'vin', 'checkdigit', ...DATES],
  vinschema: ['id', 'name', 'sourcewmi', ...DATES, 'tobeqced'],
  vspecschemapattern: ['id', 'schemaid'],
  wmi: [
    ...['id', 'wmi', 'manufacturerid', 'makeid', 'vehicletypeid', ...DATES, 'countryid', 'publicavailabilitydate'],
    ...['trucktypeid', 'processedon', 'noncompliant', 'noncompliantsetbyovsc'],
  ],
  wmi_make: ['wmiid', 'makeid'],
  wmi_vinschema: ['id', 'wmiid', 'vinschemaid', 'yearfrom', 'yearto', 'orgid'],
  wmiyearvalidchars: ['id', 'wmi', 'year', 'position', 'char'],
  wmiyearvalidchars_cacheexceptions: ['WMI', 'CreatedOn', 'Id'],
};

/** Look-up tables that elements refer to but the release lacks, or has only as a view. */
const NO_TABLE = [
  ...['adaptiveheadlights', 'cafebodytype', 'cafemake', 'cafemodel', 'driverassist', 'equipmenttype'],
  ...['manufacturertype', 'nciccode', 'ncsamappingexception', 'vncsabodytype', 'vncsamake', 'vncsamodel'],
];

/** Look-up tables with two columns: id and name. */
export const LOOKUPS = [...new Set(ELEMENTS.flatMap(({ lookup }) => (lookup ? [lookup.toLowerCase()] : [])))]
  .filter((name) => !(name in OWN_COLUMNS) && !NO_TABLE.includes(name))
  .sort();

/** All tables of a synthetic release with their columns, in dump order. @type {Record<string, string[]>} */
export const COLUMNS = Object.fromEntries(
  [...Object.entries(OWN_COLUMNS), ...LOOKUPS.map((name) => [name, ['id', 'name']])].sort(([a], [b]) =>
    a < b ? -1 : 1,
  ),
);
