import type { Town } from '../../content/dealer/schema/town.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'
import { fromNearestShowroom } from '../../domain/towns/town-distance.ts'
import { popularVehicles } from './popular-town-vehicles.ts'
import type { TownStock } from './town-sales.ts'
import { floorStock } from './town-showroom-stock.ts'

/** The part of the catalog that a town's page shows. */
export const townStock = (vehicles: readonly Vehicle[], town: Town): TownStock => ({
  vehicles: popularVehicles(vehicles, town.slug, fromNearestShowroom(town).showroom.id),
  floors: floorStock(vehicles),
})
