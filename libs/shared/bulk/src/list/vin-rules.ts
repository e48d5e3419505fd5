/** What the vehicle core knows of written VINs, which no shared lib may import. */
export interface VinRules {
  /** A VIN as it is kept and compared: in capitals, without spaces and hyphens. */
  plain(typed: string): string;
}
