import { z } from 'zod'
import type { StockedVehicle } from '../../catalogue/vehicle.ts'
import { made } from '../made.ts'

/** In the order in which the inventory lists it, checked by build/stock-file.ts. For servers and tests: no page may carry it. */
export const sampleInventory = made('sample-stock.json', z.array(z.custom<StockedVehicle>()))
