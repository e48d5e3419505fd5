import { garageKeepExpense, garageRemoveExpense } from './expenses.ts';
import { garageChange, garageList, garageRecalls, garageRemove, garageSave, garageVehicle } from './vehicles.ts';

/** Calls around members' saved vehicles. */
export const garageContract = {
  garageChange,
  garageKeepExpense,
  garageList,
  garageRecalls,
  garageRemove,
  garageRemoveExpense,
  garageSave,
  garageVehicle,
};
