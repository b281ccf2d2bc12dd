import { CalendarCheck } from 'lucide-react'
import { phoneHref } from '../../content/facts/business.ts'
import type { PricedVehicleId } from '../../content/models/vehicle-prices.ts'
import { pagePictures } from '../../content/page-pictures.gen.ts'
import { page } from '../../site-map.ts'
import { ButtonAnchor, buttonClass } from '../../ui/button.tsx'
import { Closing } from '../../ui/closing.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { type Model, ModelCards } from './model-cards.tsx'
import { type Series, SeriesList } from './series-list.tsx'

type Props = {
  content: {
    readonly heading: string
    readonly intro: string
    readonly seriesHeading: string
    readonly modelsHeading: string
    readonly closing: {
      readonly heading: string
      readonly text: string
      readonly picture: { readonly id: PricedVehicleId; readonly alt: string }
    }
  }
  heroPicture: string
  series: readonly Series[]
  models: readonly Model[]
}

/** A brand: its series, six models, and how to drive or compare them (product.md 2.8, 2.9). */
export function BrandPage({ content, heroPicture, series, models }: Props) {
  const { heading, text, picture } = content.closing
  return (
    <>
      <PageHero heading={content.heading} lede={content.intro} picture={heroPicture}>
        <TestDrive look="lark" />
        <Compare />
      </PageHero>
      <SeriesList heading={content.seriesHeading} series={series} />
      <ModelCards heading={content.modelsHeading} models={models} />
      <Closing heading={heading} text={text} picture={{ src: pagePictures[`${picture.id}/front34`], alt: picture.alt }}>
        <TestDrive look="ink" />
        <Compare look="paper" />
      </Closing>
    </>
  )
}

const TestDrive = ({ look }: { look: 'lark' | 'ink' }) => (
  <ButtonAnchor look={look} href={phoneHref}>
    <CalendarCheck className="icon" aria-hidden />
    Schedule Test Drive
  </ButtonAnchor>
)

const Compare = ({ look }: { look?: 'paper' }) => (
  <Link className={buttonClass({ look })} to={page('inventory').path}>
    Compare All Models
  </Link>
)
