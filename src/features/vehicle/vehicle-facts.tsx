import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'

export function Features({ features, road }: { features: readonly string[]; road?: ReactNode }) {
  if (features.length === 0 && !road) return null
  return (
    <section className={classes('wrap feat', !road && 'feat--alone')} aria-label="Features">
      {features.length > 0 ? (
        <div>
          <h2>Features</h2>
          <ul className="feat__list">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {road}
    </section>
  )
}

type Rows = readonly { readonly label: string; readonly value: string }[]

type SpecificationProps = {
  heading: string
  specifications: Rows
  /** Below the rows. */
  below?: ReactNode
  /** The picture of the cart from the side. */
  picture?: ReactNode
}

export const Specifications = ({ heading, specifications, below, picture }: SpecificationProps) => (
  <section className={classes('wrap draw', picture !== undefined && 'draw--pictured')} aria-label={heading}>
    {picture}
    <div>
      <h2>{heading}</h2>
      <SpecificationList className={classes('spec', picture === undefined && 'draw__columns')} rows={specifications} />
      {below}
    </div>
  </section>
)

export const SpecificationList = ({ rows, className = 'spec' }: { rows: Rows; className?: string }) =>
  rows.length === 0 ? null : (
    <dl className={className}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
