/** As in product.md 3.1. Each has a label and its own column in files. */
export const namedSpecifications = {
  topSpeed: { label: 'Top speed', kind: 'text' },
  range: { label: 'Range', kind: 'text' },
  seatingCapacity: { label: 'Seating capacity', kind: 'count' },
  batteryType: { label: 'Battery', kind: 'text' },
  chargingTime: { label: 'Charging time', kind: 'text' },
  payload: { label: 'Payload', kind: 'text' },
} as const satisfies Record<string, { label: string; kind: 'text' | 'count' }>

const isNamed = (name: string): name is keyof typeof namedSpecifications => Object.hasOwn(namedSpecifications, name)

export const namedSpecification = (name: string): { label: string; kind: 'text' | 'count' } | undefined =>
  isNamed(name) ? namedSpecifications[name] : undefined
