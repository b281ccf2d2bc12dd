import { townScenes } from '../dealer/facts/town-scenes.ts'
import { pagePictures } from '../dealer/made/page-pictures.ts'
import type { Scene } from '../dealer/schema/town.ts'
import type { Town } from '../dealer/town.ts'
import { photoAlt } from '../words/photo-alt.ts'
import { type HeroPhoto, sceneAlts } from '../words/scene-alts.ts'
import { townSalesPage } from '../words/town-sales.ts'

const photos: Readonly<Record<Scene, HeroPhoto>> = {
  farm: 'place/farm-country',
  bay: 'hero/shore-dusk',
  river: 'hero/marina',
  pines: 'hero/woods-camp',
  streets: 'hero/town-street',
  hills: 'hero/hills-evening',
}

export const townPhoto = (slug: string): HeroPhoto => photos[townScenes[slug] ?? 'streets']

export const townPicture = (slug: string): string => pagePictures[townPhoto(slug)]

/** The alternative text of a town's preview picture, which build/og draws. */
export const townPictureAlt = ({ slug, name }: Town): string =>
  `${photoAlt(townPhoto(slug), sceneAlts[townPhoto(slug)])}, with the words ‘${townSalesPage.heading(name)}’`
