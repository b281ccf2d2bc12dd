import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { folders } from '../paths/dealer-paths.ts'
import { dealerFile } from '../reading/dealer-files.ts'
import { frontView, photosIn, pictureFile } from '../reading/find-picture-files.ts'
import { displayPath, type Problem, readYaml, type Yaml } from '../reading/read-dealer-folder.ts'
import { checkMakers } from '../reading/read-makers.ts'

const LEAST_WIDTH = 800
/** For large photos, which are as wide as the window. */
const LEAST_WIDE = 1600

/** Finds pictures that the folder refers to but lacks, and photos that can't be used. */
export const pictureChecks = [
  ofPlaces,
  ofHomePage,
  ofMakers,
  async () => (await Promise.all(folders.map(unusable))).flat(),
] as const

/** Names of pictures, by their place in a file. */
type PictureNames = readonly (readonly [path: readonly PropertyKey[], name: string | undefined])[]

const withoutPicture = (
  yaml: Yaml,
  pictureNames: PictureNames,
  what: (path: readonly PropertyKey[], name: string) => string,
) =>
  pictureNames.flatMap(([path, name]): Problem[] =>
    name === undefined || pictureFile(name)
      ? []
      : [{ ...yaml.placeOf(path), text: `${what(path, name)}; add brand/photos/${name}.jpg` }],
  )

function ofPlaces(): Problem[] {
  const file = 'brand/pictures.yaml'
  const pictures = dealerFile(file)
  const pictureNames: PictureNames = [
    [['hero', 'cart'], pictures.hero && `${pictures.hero.cart}/side`],
    [['arriving'], pictures.arriving && `${pictures.arriving}/side`],
    [['lost'], pictures.lost && `${pictures.lost}/rear34`],
    [['contact'], pictures.contact && frontView(pictures.contact)],
    [['financing', 'cart'], pictures.financing && frontView(pictures.financing.cart)],
    ...Object.entries(pictures.lineUp).map(([seats, cart]) => [['lineUp', seats], cart && `${cart}/side`] as const),
    ...Object.entries(pictures.plans).map(([id, { cart }]) => [['plans', id, 'cart'], frontView(cart)] as const),
    ...Object.entries(pictures.previews).map(
      ([page, { cart }]) => [['previews', page, 'cart'], frontView(cart)] as const,
    ),
    ...Object.keys(pictures.heroes).map((name) => [['heroes', name], `hero/${name}`] as const),
    ...Object.keys(pictures.photos).map((name) => [['photos', name], name] as const),
  ]
  return withoutPicture(readYaml(file), pictureNames, (path) => `${path.join('.')}: there is no picture`)
}

function ofHomePage(): Problem[] {
  const file = 'pages/home.yaml'
  const { opening, own, showroom } = dealerFile(file)
  const pictureNames: PictureNames = [
    [['opening'], opening === 'photo' ? 'hero/opening' : undefined],
    [['own', 'photo'], own?.photo],
    [['showroom', 'photo'], showroom.photo],
  ]
  return withoutPicture(readYaml(file), pictureNames, (path, name) => `${path.join('.')}: there is no photo ‘${name}’`)
}

function ofMakers(): Problem[] {
  return checkMakers().makers.flatMap(({ slug, picture, page }) => {
    const front = (cart: string | undefined) => cart && frontView(cart)
    const pictureNames: PictureNames = [
      [['picture'], front(picture)],
      [['page', 'picture', 'cart'], front(page?.picture?.cart)],
      [['page', 'preview', 'cart'], front(page?.preview?.cart)],
      ...(page?.series ?? []).map((series, at) => [['page', 'series', at, 'picture'], front(series.picture)] as const),
    ]
    const what = (_: readonly PropertyKey[], name: string) => `there is no picture of ${dirname(name)}`
    return withoutPicture(readYaml(`makers/${slug}.yaml`), pictureNames, what)
  })
}

async function unusable(folder: string): Promise<Problem[]> {
  const photos = join(folder, 'brand/photos')
  const files = (await photosIn(folder)).sort()
  const faults = await Promise.all(files.map(async (file) => ({ file, text: await faultOf(join(photos, file), file) })))
  return faults.flatMap(({ file, text }) =>
    text ? [{ file: displayPath(join(photos, file)), line: undefined, text }] : [],
  )
}

async function faultOf(path: string, name: string): Promise<string | undefined> {
  if (!/^[a-z0-9-]+\/[a-z0-9-]+\.[a-z]+$/.test(name))
    return 'is named otherwise than FOLDER/NAME in small letters, digits and hyphens, such as trail-4/front34.jpg'
  const metadata = await sharp(path)
    .metadata()
    .catch(() => undefined)
  if (!metadata) return 'can’t be read as a picture; save it as JPEG, PNG or WebP'
  const { width } = metadata.autoOrient
  const least = /^(?:hero|place)\//.test(name) ? LEAST_WIDE : LEAST_WIDTH
  return width < least ? `is ${width} pixels wide, too small to be sharp; send one at least ${least} wide` : undefined
}
