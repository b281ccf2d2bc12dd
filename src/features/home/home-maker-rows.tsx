import './home-maker-rows.css'
import { makers } from '../../content/dealer/facts/makers.facts.ts'
import { home } from '../../content/words/home.words.ts'
import { frontPicture } from '../../domain/catalogue/photos/front-picture.ts'
import { Link } from '../../ui/link.tsx'
import { NamedList } from '../../ui/named-list.tsx'
import { Picture } from '../../ui/picture.tsx'
import { makerTarget } from './home-maker-link.ts'
import type { HomeStock } from './home-stock.ts'

type Props = { absent: HomeStock['absentBrands']; from: HomeStock['from'] }

/** A wide row for each maker, for a dealer with few makers. */
export function MakerRows({ absent, from }: Props) {
  const { heading, absent: absentNote } = home.brandGrid
  return (
    <section className="section maker-rows-section" aria-labelledby="makers">
      <div className="wrap">
        <h2 className="sr-only" id="makers">
          {heading}
        </h2>
        <NamedList className="maker-rows" by="makers">
          {makers.map((maker) => {
            const lowest = from?.[maker.name]
            return (
              <li key={maker.name}>
                <Picture
                  src={frontPicture(maker.picture)}
                  alt=""
                  boxClass="maker-rows__picture"
                  sizes="(min-width: 60rem) 24rem, 9rem"
                />
                <h3>
                  <Link {...makerTarget(maker, absent)}>{maker.name}</Link>
                </h3>
                <p className="muted maker-rows__note">{absent.includes(maker.name) ? absentNote : maker.note}</p>
                {lowest === undefined ? null : <p className="price maker-rows__price">{lowest}</p>}
              </li>
            )
          })}
        </NamedList>
      </div>
    </section>
  )
}
