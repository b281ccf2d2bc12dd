import type { Town } from '../../content/dealer/schema/town.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'
import { fromNearestShowroom } from '../../domain/towns/town-distance.ts'
import { floorStock } from './floor-stock.ts'
import { popularVehicles } from './popular-vehicles.ts'
import type { TownStock } from './town-sales.ts'

/** The part of the catalog that a town's page shows. */
export const townStock = (vehicles: readonly Vehicle[], town: Town): TownStock => ({
  vehicles: popularVehicles(vehicles, town.slug, fromNearestShowroom(town).showroom.id),
  floors: floorStock(vehicles),
})
