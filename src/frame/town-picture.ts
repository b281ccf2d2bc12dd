import { pagePictures } from '../content/page-pictures.gen.ts'
import { type HeroPhoto, sceneAlts } from '../content/pages/scene-alts.ts'
import { townSalesPage } from '../content/pages/town-sales.ts'
import { type Scene, townScene } from '../content/towns/scenes.ts'
import type { Town, TownSlug } from '../content/towns/towns.ts'

const photos: Readonly<Record<Scene, HeroPhoto>> = {
  farm: 'place/farm-country',
  bay: 'hero/shore-dusk',
  river: 'hero/marina',
  pines: 'hero/woods-camp',
  streets: 'hero/town-street',
  hills: 'hero/hills-evening',
}

export const townPhoto = (slug: TownSlug): HeroPhoto => photos[townScene(slug)]

export const townPicture = (slug: TownSlug): string => pagePictures[townPhoto(slug)]

/** The alternative text of a town's preview picture, which build/og draws. */
export const townPictureAlt = ({ slug, name }: Town): string =>
  `${sceneAlts[townPhoto(slug)]}, with the words ‘${townSalesPage.heading(name)}’`
