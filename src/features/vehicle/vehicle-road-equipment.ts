import { factOf } from '../../domain/catalogue/cart-condition.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'

type VehicleEquipment = Pick<Vehicle, 'specifications' | 'features'>

/** Looked up in specifications and features. Whether the equipment suffices is up to the state. */
const equipment = [
  { label: 'Headlights', key: 'headlights', pattern: /headlight/i },
  { label: 'Turn signals', key: 'turnSignals', pattern: /turn signal/i },
  { label: 'Brake lights', key: 'brakeLights', pattern: /brake light|tail light/i },
  { label: 'Mirrors', key: 'mirrors', pattern: /\bmirrors?\b/i },
  { label: 'Seat belts', key: 'seatBelts', pattern: /seat belt/i },
  { label: 'Windshield', key: 'windshield', pattern: /windshield/i },
  { label: 'Horn', key: 'horn', pattern: /\bhorn\b/i },
  { label: 'Top speed', key: 'topSpeed', pattern: undefined },
] as const

const lightKeys = ['headlights', 'turnSignals', 'brakeLights']

/** The cart's equipment for the road. If the stock has `lights`, one row describes all lights. */
function equipmentOf(vehicle: VehicleEquipment): readonly { label: string; value: string | undefined }[] {
  const lights = factOf('lights', vehicle)
  const single = equipment
    .filter(({ key }) => lights === undefined || !lightKeys.includes(key))
    .map(({ label, key, pattern }) => ({
      label,
      value: factOf(key, vehicle) ?? vehicle.features.find((feature) => pattern?.test(feature)),
    }))
  return lights === undefined ? single : [{ label: 'Lights', value: lights }, ...single]
}

export const unlistedEquipment = (vehicle: VehicleEquipment): string[] =>
  equipmentOf(vehicle).flatMap(({ label, value }) => (value === undefined ? [label] : []))
