import { townScenes } from '../../content/dealer/facts/town-scenes.facts.ts'
import { pagePictures } from '../../content/dealer/generated/page-pictures.generated.ts'
import type { TownScene } from '../../content/dealer/schema/town.schema.ts'
import { photoAlt } from '../../content/words/photo-alt.words.ts'
import { type HeroPhoto, sceneAlts } from '../../content/words/scene-alts.words.ts'

const photos: Readonly<Record<TownScene, HeroPhoto>> = {
  farm: 'hero/golf-dawn',
  bay: 'hero/marina',
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
