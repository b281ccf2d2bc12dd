import type { ReactNode } from 'react'

type Props = {
  features: readonly string[]
  heading: string
  specifications: Rows
  charging?: ReactNode
  road?: ReactNode
  /** Below the specifications. */
  notListed?: ReactNode
}

export function VehicleFacts({ features, heading, specifications, charging, road, notListed }: Props) {
  return (
    <section className="section on-dark">
      {charging ? <div className="wrap">{charging}</div> : null}
      <div className="wrap vehicle__info">
        {features.length > 0 || road ? (
          <div>
            {features.length > 0 ? (
              <>
                <h2>Features</h2>
                <ul className="ticks">
                  {features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              </>
            ) : null}
            {road}
          </div>
        ) : null}
        <div>
          <h2>{heading}</h2>
          <SpecificationList rows={specifications} />
          {notListed}
        </div>
      </div>
    </section>
  )
}

type Rows = readonly { readonly label: string; readonly value: string }[]

export const SpecificationList = ({ rows, className = 'spec' }: { rows: Rows; className?: string }) => (
  <dl className={className}>
    {rows.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
