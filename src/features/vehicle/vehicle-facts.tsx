import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'

export const Features = ({ features }: { features: readonly string[] }) =>
  features.length === 0 ? null : (
    <section className="wrap feat" aria-label="Features">
      <h2>Features</h2>
      <ul className="feat__list">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </section>
  )

type Rows = readonly { readonly label: string; readonly value: string }[]

type SpecificationProps = {
  heading: string
  children: ReactNode
  /** A picture of the cart from the side. */
  picture?: ReactNode
}

export const Specifications = ({ heading, children, picture }: SpecificationProps) => (
  <section className={classes('wrap draw', picture !== undefined && 'draw--pictured')} aria-label={heading}>
    {picture}
    <div>
      <h2>{heading}</h2>
      {children}
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
