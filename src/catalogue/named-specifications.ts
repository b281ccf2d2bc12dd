/** The specifications that the product names (product.md 3.1): each has a label and a column of its own in files. */
export const namedSpecifications = {
  topSpeed: { label: 'Top speed', kind: 'text' },
  range: { label: 'Range', kind: 'text' },
  seatingCapacity: { label: 'Seating capacity', kind: 'count' },
  batteryType: { label: 'Battery', kind: 'text' },
  chargingTime: { label: 'Charging time', kind: 'text' },
  payload: { label: 'Payload', kind: 'text' },
} as const satisfies Record<string, { label: string; kind: 'text' | 'count' }>

const isNamed = (name: string): name is keyof typeof namedSpecifications => Object.hasOwn(namedSpecifications, name)

/** undefined for a specification that the product does not name. */
export const namedSpecification = (name: string): { label: string; kind: 'text' | 'count' } | undefined =>
  isNamed(name) ? namedSpecifications[name] : undefined
