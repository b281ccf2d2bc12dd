export type Municipality = {
  readonly name: string
  /** The type in the dealer's list. See `within` for places that are not municipalities by law. */
  readonly type: 'City' | 'Borough' | 'Township'
  readonly slug: string
  readonly county: 'Cumberland County' | 'Lackawanna County'
  readonly state: 'New Jersey' | 'Pennsylvania'
  readonly stateCode: 'NJ' | 'PA'
  readonly latitude: number
  readonly longitude: number
  /** Where the coordinates come from. */
  readonly source: 'Census Gazetteer' | 'GeoNames' | 'GNIS' | 'ZIP Code area center'
  /** The municipality that an unincorporated community belongs to. */
  readonly within?: string
}
