import { page } from '../../content/addresses.ts'
import { findMakerPage } from '../../domain/catalogue/find-model.ts'
import type { MakerStock } from '../../domain/catalogue/model-stock.ts'
import { frontPicture } from '../../domain/catalogue/photos/front-picture.ts'
import { PhoneButton } from '../../domain/showrooms/phone-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Closing } from '../../ui/closing.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ModelCards } from './model-cards.tsx'
import { SeriesList } from './series-list.tsx'

type Props = { slug: string; stock: MakerStock }

/** Static: browsers keep the server's HTML (product.md 2.8, 2.9). */
export function MakerScreen({ slug, stock }: Props) {
  const maker = findMakerPage(slug)
  const { heading, intro, picture, closing, series, models } = maker
  return (
    <>
      <section className="maker on-dark" data-hook="band">
        <div className="wrap maker__inner">
          <div className="maker__copy">
            <h1>{heading}</h1>
            <p className="lede">{intro}</p>
            <div className="cta own-buttons">
              <TestDrive look="accent" />
              <Compare />
            </div>
          </div>
          <Picture
            src={frontPicture(picture.cart)}
            alt={picture.alt}
            sizes="(min-width: 90rem) 64rem, (min-width: 60rem) 70vw, 99vw"
            priority
          />
        </div>
      </section>
      {series.length > 0 ? <SeriesList maker={maker} stock={stock} /> : null}
      {models.length > 0 ? (
        <ModelCards heading={maker.modelsHeading} note={maker.modelsNote} models={models} stock={stock} />
      ) : null}
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
