import '../../styles/brand-page.css'
import { CalendarCheck } from 'lucide-react'
import { PhoneButton } from '../../area/phone.tsx'
import type { BrandStock } from '../../catalogue/model-stock.ts'
import type { BrandContent } from '../../content/models/model.ts'
import { pagePictures } from '../../content/page-pictures.gen.ts'
import { page } from '../../site-map.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Closing } from '../../ui/closing.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { ModelCards } from './model-cards.tsx'
import { SeriesList } from './series-list.tsx'

type Props = { brand: BrandContent; stock: BrandStock; heroPicture: string }

/** A brand: its series, six models, and how to drive or compare them (product.md 2.8, 2.9). */
export function BrandPage({ brand, stock, heroPicture }: Props) {
  const { heading, text, picture } = brand.closing
  return (
    <>
      <PageHero heading={brand.heading} lede={brand.intro} picture={heroPicture}>
        <TestDrive look="lark" />
        <Compare />
      </PageHero>
      <SeriesList brand={brand} stock={stock} />
      <ModelCards heading={brand.modelsHeading} note={brand.modelsNote} models={brand.models} stock={stock} />
      <Closing heading={heading} text={text} picture={{ src: pagePictures[`${picture.id}/front34`], alt: picture.alt }}>
        <TestDrive look="ink" />
        <Compare look="paper" />
      </Closing>
    </>
  )
}

const TestDrive = ({ look }: { look: 'lark' | 'ink' }) => (
  <PhoneButton look={look} icon={CalendarCheck}>
    Schedule Test Drive
  </PhoneButton>
)

const Compare = ({ look }: { look?: 'paper' }) => (
  <Link className={buttonClass({ look })} to={page('inventory').path}>
    Compare All Models
  </Link>
)
