import sharp from 'sharp'
import { dealerFile } from '../reading/dealer-files.ts'
import { frontView, ownPhoto } from '../reading/find-picture-files.ts'
import { type Problem, readYaml } from '../reading/read-dealer-folder.ts'
import { dealerMakers } from '../reading/read-makers.ts'

type Place = {
  readonly file: string
  readonly path: readonly PropertyKey[]
  readonly picture: string | undefined
  readonly page: string
}

/** Places where a cut-out has no tile around it. An ordinary photo gets a tile there. */
function cutOutPlaces(): readonly Place[] {
  const file = 'brand/pictures.yaml'
  const { hero, arriving, lost, financing, lineUp, plans } = dealerFile(file)
  const onRoad = dealerFile('pages/home.yaml').opening === 'road'
  const placed = (path: readonly PropertyKey[], picture: string | undefined, page: string): Place => ({
    ...{ file, path, picture, page },
  })
  return [
    placed(['hero', 'cart'], onRoad && hero ? `${hero.cart}/side` : undefined, 'the top of /'),
    placed(['arriving'], arriving && `${arriving}/side`, '/thank-you'),
    placed(['lost'], lost && `${lost}/rear34`, 'the page of an address that has none'),
    placed(['financing', 'cart'], financing && frontView(financing.cart), '/financing'),
    ...Object.entries(lineUp).map(([seats, cart]) =>
      placed(['lineUp', seats], cart && `${cart}/side`, '/inventory, /saved and /where-to-drive'),
    ),
    ...Object.entries(plans).map(([id, { cart }]) => placed(['plans', id, 'cart'], frontView(cart), '/rentals')),
    ...dealerMakers().flatMap(ofMaker),
  ]
}

const ofMaker = ({ slug, picture, page }: ReturnType<typeof dealerMakers>[number]): readonly Place[] =>
  [
    { path: ['picture'], cart: picture, page: '/' },
    { path: ['page', 'picture', 'cart'], cart: page?.picture?.cart, page: `the top of /${slug}` },
    ...(page?.series ?? []).map((series, at) => ({
      ...{ path: ['page', 'series', at, 'picture'], cart: series.picture, page: `/${slug}` },
    })),
  ].map(({ path, cart, page }) => ({ file: `makers/${slug}.yaml`, path, picture: cart && frontView(cart), page }))

/** The dealer's ordinary photos in places for cut-outs. */
export async function checkCutouts(): Promise<readonly Problem[]> {
  const notes = cutOutPlaces().map(async ({ file, path, picture, page }): Promise<readonly Problem[]> => {
    const photo = picture && ownPhoto(picture)
    if (!photo || !(await isOpaque(photo))) return []
    return [{ ...readYaml(file).placeOf(path), text: `${path.join('.')}: ${picture} on ${page}` }]
  })
  return (await Promise.all(notes)).flat()
}

async function isOpaque(photo: string): Promise<boolean> {
  const { isOpaque } = await sharp(photo).stats()
  return isOpaque
}
