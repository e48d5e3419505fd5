import { makes, models, stickerMakes, stickerModels, stickerTrims, stickerYears } from './catalogue.ts';
import { classicMapping } from './classic-mapping.ts';
import { decodeBatch } from './decode-batch.ts';
import { decodeData } from './decode-data.ts';
import { decode } from './decode.ts';
import { errorVin } from './error-vin.ts';
import { licensePlateDecode, vehicleWays } from './plates.ts';
import { staffHandleVin, staffVins, staffVinsFile } from './staff/failed-vins.ts';
import { vinValidate } from './vin-validate.ts';

/** Calls for identifying and decoding vehicles. */
export const vehicleContract = {
  decode,
  decodeData,
  decodeBatch,
  classicMapping,
  vinValidate,
  errorVin,
  licensePlateDecode,
  vehicleWays,
  makes,
  models,
  stickerYears,
  stickerMakes,
  stickerModels,
  stickerTrims,
  staffVins,
  staffVinsFile,
  staffHandleVin,
};
