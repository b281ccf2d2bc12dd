import { factOf } from '../../catalogue/condition.ts'
import type { Vehicle } from '../../catalogue/vehicle.ts'

/** Found by specification or feature. Whether it suffices is for the state to say. */
const equipment = [
  { label: 'Headlights', key: 'headlights', named: /headlight/i },
  { label: 'Turn signals', key: 'turnSignals', named: /turn signal/i },
  { label: 'Brake lights', key: 'brakeLights', named: /brake light|tail light/i },
  { label: 'Mirrors', key: 'mirrors', named: /\bmirrors?\b/i },
  { label: 'Seat belts', key: 'seatBelts', named: /seat belt/i },
  { label: 'Windshield', key: 'windshield', named: /windshield/i },
  { label: 'Horn', key: 'horn', named: /\bhorn\b/i },
  { label: 'Top speed', key: 'topSpeed', named: undefined },
] as const

/** The last row names equipment that neither a specification nor a feature mentions. */
export function roadEquipment(
  vehicle: Pick<Vehicle, 'specifications' | 'features'>,
): readonly { label: string; value: string }[] {
  const rows = equipment.map(({ label, key, named }) => ({
    label,
    value: factOf(key, vehicle) ?? vehicle.features.find((feature) => named?.test(feature)),
  }))
  const unknown = rows.filter(({ value }) => value === undefined).map(({ label }) => label)
  return [
    ...rows.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }])),
    ...(unknown.length > 0
      ? [{ label: 'Ask us about', value: unknown.map((label) => label.toLowerCase()).join(', ') }]
      : []),
  ]
}
