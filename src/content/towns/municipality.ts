export type Municipality = {
  readonly name: string
  /** As the dealer's list files the place; `within` says what it is by law where that differs. */
  readonly type: 'City' | 'Borough' | 'Township'
  readonly slug: string
  readonly county: 'Cumberland County' | 'Lackawanna County'
  readonly state: 'New Jersey' | 'Pennsylvania'
  readonly stateCode: 'NJ' | 'PA'
  readonly latitude: number
  readonly longitude: number
  /** Where the coordinates come from. */
  readonly source: 'Census Gazetteer' | 'GeoNames' | 'GNIS' | 'ZIP Code area center'
  /** The municipality that an unincorporated community or section lies in. */
  readonly within?: string
}
