import { garageKeepExpense, garageRemoveExpense } from './expenses.ts';
import { garageEndLink, garageKeepLink, garageLink, publicGarage } from './link.ts';
import { garageChange, garageList, garageRecalls, garageRemove, garageSave, garageVehicle } from './vehicles.ts';

/** API of members' saved vehicles. */
export const garageContract = {
  garageChange,
  garageEndLink,
  garageKeepExpense,
  garageKeepLink,
  garageLink,
  garageList,
  garageRecalls,
  garageRemove,
  garageRemoveExpense,
  garageSave,
  garageVehicle,
  publicGarage,
};
