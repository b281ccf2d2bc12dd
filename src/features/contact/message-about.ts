import { unitNumber } from '../../catalogue/condition.ts'
import type { Vehicle } from '../../catalogue/vehicle.ts'
import { findModel, fullName } from '../../content/models/models.ts'

/**
 * What the form's message begins with: the vehicle, and which unit of several with its name; or a maker's model that is not in
 * stock; empty for any other name.
 */
export function messageAbout(idOrName: string, found: { vehicle: Vehicle; numbered: boolean } | undefined): string {
  if (found) {
    const { vehicle, numbered } = found
    return `I am interested in the ${vehicle.name}${numbered ? ` (${unitNumber(vehicle)})` : ''}. `
  }
  const model = findModel(idOrName)
  return model ? `I am interested in the ${fullName(model)}. Please tell me when one comes in. ` : ''
}
