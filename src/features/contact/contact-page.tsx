import './contact-page.css'
import { useRouter } from '@tanstack/react-router'
import { Globe, Mail, MapPin, Phone } from 'lucide-react'
import { type SubmitEvent, useEffect, useState } from 'react'
import { page } from '../../content/addresses.ts'
import { business, emailHref } from '../../content/dealer/facts/business.facts.ts'
import { hours } from '../../content/dealer/facts/hours.facts.ts'
import { physicalShowrooms } from '../../content/dealer/facts/showrooms.facts.ts'
import {
  textAboutHref,
  textHref,
  whatsappAboutHref,
  whatsappHref,
} from '../../content/dealer/facts/ways-to-write.facts.ts'
import { placedPictures } from '../../content/dealer/generated/placed-pictures.generated.ts'
import { contactPage } from '../../content/words/contact.words.ts'
import { HoursTable } from '../../domain/hours/hours-table.tsx'
import { OtherFloors } from '../../domain/hours/other-showroom-hours.tsx'
import type { FormValues, OriginValues } from '../../domain/leads/intake/submission-fields.ts'
import { AddressLink } from '../../domain/showrooms/address-link.tsx'
import { DirectionsMenu } from '../../domain/showrooms/directions.tsx'
import { PhoneButton, PhoneLink } from '../../domain/showrooms/phone-link.tsx'
import { VisitStrip } from '../../domain/showrooms/showroom-strip.tsx'
import { ButtonAnchor } from '../../ui/button.tsx'
import { newTab } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { CartSummary } from './cart-summary.ts'
import { CartSummaryCard } from './cart-summary-card.tsx'
import { ContactForm, type RejectedForm } from './contact-form.tsx'
import { usePreviousPage } from './use-previous-page.ts'

const contactPath = page('contact').path

type Props = {
  initial: FormValues
  origin: OriginValues
  cart: CartSummary | undefined
  rejection: RejectedForm | undefined
  onFailure: (description: string) => void
}

export function ContactPage({ initial, origin, cart, rejection, onFailure }: Props) {
  const { details } = contactPage
  return (
    <>
      <div className="wrap contact">
        <div className="contact__head">
          <h1>{contactPage.heading}</h1>
          <p className="lede">{contactPage.intro}</p>
          <div className="cta contact__ways">
            <PhoneButton />
            {textHref ? (
              <ButtonAnchor href={cart ? textAboutHref + encodeURIComponent(`${cart.name}. `) : textHref}>
                Text us
              </ButtonAnchor>
            ) : null}
            {whatsappHref ? (
              <ButtonAnchor
                href={cart ? whatsappAboutHref + encodeURIComponent(`${cart.name}. `) : whatsappHref}
                {...newTab}
              >
                WhatsApp
              </ButtonAnchor>
            ) : null}
            <ButtonAnchor href={emailHref}>
              <Mail className="icon" aria-hidden />
              {business.email}
            </ButtonAnchor>
          </div>
        </div>
        {cart ? <CartSummaryCard cart={cart} /> : null}
        <section className="contact__form" aria-labelledby="form-heading">
          <h2 className="h3" id="form-heading">
            {contactPage.form.heading}
          </h2>
          <Topics origin={origin} />
          <ContactForm
            key={`${initial.interest} ${initial.message}`}
            initial={initial}
            origin={origin}
            rejection={rejection}
            onFailure={onFailure}
          />
        </section>
        <aside className="contact__details" aria-labelledby="details-heading">
          <h2 className="h3" id="details-heading">
            {contactPage.detailsHeading}
          </h2>
          <dl>
            {physicalShowrooms.map((showroom) => (
              <div key={showroom.name}>
                <dt>
                  <MapPin className="icon contact__icon" aria-hidden />
                  {showroom.name}
                </dt>
                <dd>
                  <AddressLink of={showroom} />
                  <br />
                  <PhoneLink line={showroom} />
                </dd>
              </div>
            ))}
            <div>
              <dt>
                <Phone className="icon contact__icon" aria-hidden />
                {details.mainLine}
              </dt>
              <dd>
                <PhoneLink />
              </dd>
            </div>
            <div>
              <dt>
                <Mail className="icon contact__icon" aria-hidden />
                {details.email}
              </dt>
              <dd>
                <a href={emailHref}>{business.email}</a>
              </dd>
            </div>
            <div>
              <dt>
                <Globe className="icon contact__icon" aria-hidden />
                {details.website}
              </dt>
              <dd>
                <a href={business.website}>{new URL(business.website).host}</a>
              </dd>
            </div>
          </dl>
          <h2 className="h3">{contactPage.hoursHeading}</h2>
          <HoursTable className="hours hours--light" timetable={hours.dealership} />
          <OtherFloors className="hint" />
          {cart ? null : (
            <div className="tile contact__picture">
              <Picture src={placedPictures.contact} alt="" sizes="(min-width: 60rem) 38vw, 90vw" />
            </div>
          )}
        </aside>
      </div>
      <VisitStrip places={physicalShowrooms} />
      <DirectionsMenu doors={physicalShowrooms} />
    </>
  )
}

/** A form, since links would lead crawlers through each topic of each vehicle. */
function Topics({ origin: { vehicle, town, topic, page: from } }: { origin: OriginValues }) {
  const { offered, offeredLabel, topics, notes } = contactPage.form
  const before = usePreviousPage()
  // Known only to the browser, so it is added after hydration.
  const [cameFrom, setCameFrom] = useState(from)
  useEffect(() => setCameFrom(from || before), [from, before])
  const router = useRouter()
  // A full page load would lose the text typed below.
  const change = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const { submitter } = event.nativeEvent
    if (submitter instanceof HTMLButtonElement) data.set(submitter.name, submitter.value)
    const query = new URLSearchParams(Array.from(data, ([name, value]) => [name, String(value)]))
    void router.navigate({ href: `${contactPath}?${query}`, resetScroll: false })
  }
  return (
    <>
      <form className="topics" action={contactPath} aria-label={offeredLabel} onSubmit={change}>
        {vehicle ? <input type="hidden" name="vehicle" value={vehicle} /> : null}
        {town ? <input type="hidden" name="town" value={town} /> : null}
        {cameFrom ? <input type="hidden" name="page" value={cameFrom} /> : null}
        {offered.map((name) => (
          <button key={name} type="submit" name="topic" value={name} aria-current={name === topic ? 'true' : undefined}>
            {topics[name]}
          </button>
        ))}
      </form>
      {topic === 'trade-in' ? <p className="hint topics__note">{notes[topic]}</p> : null}
    </>
  )
}
