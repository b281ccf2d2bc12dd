import type { StockedVehicle } from '../src/catalogue/vehicle.ts'

/** Its pictures follow from its id. */
export type SampleVehicle = Omit<StockedVehicle, 'images'> & {
  /** The vehicle whose drawings a used cart borrows: imagery/ draws one of each model. */
  readonly drawnAs?: string
}
