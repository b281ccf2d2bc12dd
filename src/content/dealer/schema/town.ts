/** A line of towns.csv, as the site uses it. */
export type Town = {
  readonly slug: string
  readonly name: string
  /** 'Township', for example. 'Community' means no municipality by law, and 'Place' that nobody has looked it up. */
  readonly type: string
  readonly latitude: number
  readonly longitude: number
  /** The municipality that an unincorporated community belongs to. */
  readonly within?: string | undefined
  /** 'Maricopa County' */
  readonly county: string
  readonly state: string
  readonly stateCode: string
  /** Where the coordinates come from. */
  readonly source?: string | undefined
  readonly url: string
}

export type RoadRule = {
  /** The rule in a sentence: 'Low-speed vehicles also on Main Street, posted 35. Golf carts: no.' */
  readonly rule: string
  /** The chapter of the code that has the rule, and its address. */
  readonly source: { readonly name: string; readonly url: string }
  /** ISO date. */
  readonly checkedOn: string
}
