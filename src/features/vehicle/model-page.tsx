import '../../ui/crumbs.css'
import './gallery.css'
import './vehicle-page.css'
import { ArrowLeft } from 'lucide-react'
import { contactLink } from '../../content/addresses.ts'
import { InventoryLink } from '../../domain/catalogue/inventory-link.tsx'
import { ClosingNumber } from '../../domain/showrooms/closing-phone-number.tsx'
import { PhoneButton } from '../../domain/showrooms/phone-link.tsx'
import { TellMeLink } from '../../domain/waitlist/waitlist-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { CartRow } from './cart-row.tsx'
import { Features, SpecificationList, Specifications } from './vehicle-facts.tsx'
import { Tell, VehicleTitle } from './vehicle-title.tsx'
import type { ModelPageView } from './vehicle-view.ts'

export function ModelPage({ model }: { model: ModelPageView }) {
  const { id, name, brand, brandPath, series, description, seats, price, features, figures, similar } = model
  const { units, unitCount } = model
  return (
    <>
      <div className="vehicle">
        <figure className="gallery">
          <div className="gallery__view">
            <div className="tile gallery__main">
              <Picture
                src={model.picture}
                alt={
                  model.picturedAs === 'model' ? `${name}, front three-quarter view` : `A cart of the ${series} series`
                }
                sizes="(min-width: 60rem) 86vw, 100vw"
                priority
                detailed
              />
            </div>
            <div className="gallery__foot">
              <figcaption className="gallery__note">
                {model.picturedAs === 'model'
                  ? 'Illustration of this model.'
                  : `Illustration of another cart of the ${series} series.`}
              </figcaption>
            </div>
          </div>
        </figure>
        <div className="vehicle__panel">
          <p className="crumbs">
            <InventoryLink>
              <ArrowLeft className="icon" aria-hidden /> Back to Inventory
            </InventoryLink>
          </p>
          <VehicleTitle name={name} price={price}>
            <p className="vehicle__state">{stateOf(model)}</p>
          </VehicleTitle>
          <div className="vehicle__cta">
            {units.length > 0 ? (
              <a className={buttonClass({ look: 'accent' })} href="#in-stock">
                See {unitCount === 1 ? 'the one' : `the ${unitCount}`} in stock
              </a>
            ) : (
              <Link className={buttonClass({ look: 'accent' })} {...contactLink('sales', { vehicle: id })}>
                Ask when one comes in
              </Link>
            )}
            <PhoneButton />
            {units.length > 0 ? null : <TellMeLink className="link vehicle__more" what="next" search={{ cart: id }} />}
            <Link className="link vehicle__more" to={brandPath}>
              All {brand} models
            </Link>
          </div>
        </div>
      </div>
      <Tell seats={seats} brand={brand} description={description} />
      <CartRow
        id="in-stock"
        heading={`${name} in stock`}
        vehicles={units}
        search={unitCount > units.length ? name : undefined}
        close
      />
      <Features features={features} />
      <Specifications heading="The maker’s figures">
        <SpecificationList className="spec draw__columns" rows={figures} />
      </Specifications>
      <CartRow id="similar" heading="Carts like it, in stock" vehicles={similar} />
      <ClosingNumber heading="Waiting for one?" text="Tell us how many seats and which color you want.">
        <PhoneButton look="ink" number="never">
          Contact Sales Team
        </PhoneButton>
        <Link className={buttonClass()} to="/inventory">
          View More Vehicles
        </Link>
      </ClosingNumber>
    </>
  )
}

function stateOf({ unitCount, hasListPrice, series }: ModelPageView): string {
  if (unitCount > 0) return `${unitCount} in stock`
  return `Not on the floor today. ${hasListPrice ? 'The price is the maker’s list price.' : `The price is where the ${series} series starts.`}`
}
