import '../../styles/contact.css'
import { Globe, Mail, MapPin, Phone } from 'lucide-react'
import { business, emailHref, phoneHref } from '../../content/business.ts'
import { contactPage } from '../../content/contact.ts'
import { hours } from '../../content/hours.ts'
import { hoursText } from '../../content/opening-hours.ts'
import { showrooms } from '../../content/showrooms.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { HoursTable } from '../../ui/hours-table.tsx'
import type { ContactValues, FieldErrors } from './contact-fields.ts'
import { ContactForm } from './contact-form.tsx'

type Props = {
  initial: ContactValues
  refused: { fields: FieldErrors; error: string } | undefined
  onFailure: (description: string) => void
}

export function ContactPage({ initial, refused, onFailure }: Props) {
  const { details } = contactPage
  return (
    <>
      <div className="wrap pagehead">
        <h1>{contactPage.heading}</h1>
        <p className="lede">{contactPage.intro}</p>
        <div className="cta">
          <ButtonAnchor look="lark" href={phoneHref} className="num">
            <Phone className="i" aria-hidden />
            {business.phone}
          </ButtonAnchor>
          <ButtonAnchor href={emailHref}>
            <Mail className="i" aria-hidden />
            {business.email}
          </ButtonAnchor>
        </div>
      </div>
      <div className="wrap contact">
        <section aria-labelledby="form-heading">
          <h2 className="h3 mb-8" id="form-heading">
            {contactPage.form.heading}
          </h2>
          <ContactForm initial={initial} refused={refused} onFailure={onFailure} />
        </section>
        <aside className="aside" aria-labelledby="details-heading">
          <h2 className="h3 mb-8" id="details-heading">
            {contactPage.detailsHeading}
          </h2>
          <dl>
            {showrooms.map((showroom) =>
              showroom.type === 'physical' ? (
                <div key={showroom.name}>
                  <MapPin className="i" aria-hidden />
                  <dt>{showroom.name}</dt>
                  <dd>
                    {showroom.address}
                    <br />
                    <a href={`tel:${showroom.tel}`}>{showroom.phone}</a>
                  </dd>
                </div>
              ) : null,
            )}
            <div>
              <Phone className="i" aria-hidden />
              <dt>{details.mainLine}</dt>
              <dd>
                <a href={phoneHref}>{business.phone}</a>
              </dd>
            </div>
            <div>
              <Mail className="i" aria-hidden />
              <dt>{details.email}</dt>
              <dd>
                <a href={emailHref}>{business.email}</a>
              </dd>
            </div>
            <div>
              <Globe className="i" aria-hidden />
              <dt>{details.website}</dt>
              <dd>
                <a href={business.website}>{new URL(business.website).host}</a>
              </dd>
            </div>
          </dl>
          <h2 className="h3 mt-12 mb-4">{contactPage.hoursHeading}</h2>
          <HoursTable
            className="hours hours--light"
            rows={hours.dealership.rows.map((row) => ({ label: row.label, text: hoursText(row) }))}
          />
        </aside>
      </div>
    </>
  )
}
