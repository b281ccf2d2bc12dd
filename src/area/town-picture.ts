import { townScenes } from '../dealer/facts/town-scenes.ts'
import { pagePictures } from '../dealer/made/page-pictures.ts'
import type { TownScene } from '../dealer/schema/town.ts'
import { photoAlt } from '../words/photo-alt.ts'
import { type HeroPhoto, sceneAlts } from '../words/scene-alts.ts'

const photos: Readonly<Record<TownScene, HeroPhoto>> = {
  farm: 'hero/golf-dawn',
  bay: 'hero/shore-dusk',
  river: 'hero/marina',
  pines: 'hero/woods-camp',
  streets: 'hero/town-street',
  hills: 'hero/hills-evening',
}

export const townPhoto = (slug: string): HeroPhoto => photos[townScenes[slug] ?? 'streets']

export function townPicture(slug: string) {
  const photo = townPhoto(slug)
  return { src: pagePictures[photo], alt: photoAlt(photo, sceneAlts[photo]) }
}
