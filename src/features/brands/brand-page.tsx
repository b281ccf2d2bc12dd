import { PhoneButton } from '../../area/phone.tsx'
import type { BrandStock } from '../../catalogue/model-stock.ts'
import type { BrandContent } from '../../content/models/model.ts'
import { pagePictures } from '../../content/page-pictures.gen.ts'
import { page } from '../../site-map.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Closing } from '../../ui/closing.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ModelCards } from './model-cards.tsx'
import { SeriesList } from './series-list.tsx'

type Props = { brand: BrandContent; stock: BrandStock }

/** Static: pages keep it as served (product.md 2.8, 2.9). */
export function BrandPage({ brand, stock }: Props) {
  const { heading, intro, picture, closing } = brand
  return (
    <>
      <section className="maker on-dark">
        <div className="wrap maker__inner">
          <div className="maker__copy">
            <h1>{heading}</h1>
            <p className="lede">{intro}</p>
            <div className="cta">
              <TestDrive look="accent" />
              <Compare />
            </div>
          </div>
          <Picture
            src={pagePictures[`${picture.id}/front34`]}
            alt={picture.alt}
            sizes="(min-width: 90rem) 64rem, (min-width: 60rem) 70vw, 99vw"
            priority
          />
        </div>
      </section>
      <SeriesList brand={brand} stock={stock} />
      <ModelCards heading={brand.modelsHeading} note={brand.modelsNote} models={brand.models} stock={stock} />
      <Closing heading={closing.heading} text={closing.text} lineUp={stock.lineUp}>
        <TestDrive look="ink" />
        <Compare />
      </Closing>
    </>
  )
}

const TestDrive = ({ look }: { look: 'accent' | 'ink' }) => <PhoneButton look={look}>Schedule Test Drive</PhoneButton>

const Compare = () => (
  <Link className={buttonClass()} to={page('inventory').path}>
    Compare All Models
  </Link>
)
