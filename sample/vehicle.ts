import type { StockedVehicle } from '../src/catalogue/vehicle.ts'

/** A sample row as it is written down; its pictures follow from its id. */
export type SampleVehicle = Omit<StockedVehicle, 'images'>
