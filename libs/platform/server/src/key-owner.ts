/** Account that keys and objects of test mode belong to. */
export interface KeyOwner {
  readonly brand: string;
  readonly accountId: string;
}
