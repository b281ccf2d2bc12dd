import type { Vehicle } from '../../catalogue/vehicle.ts'
import { returns } from '../../content/facts/returns.ts'
import { page } from '../../site-map.ts'
import { classes } from '../../ui/classes.ts'
import { Link } from '../../ui/link.tsx'
import { conditionReport } from './specifications.ts'
import { SpecificationList } from './vehicle-facts.tsx'

/** What is known of a used cart, and what is not. `close`: what stands above brings the distance. */
export function ConditionReport({ vehicle, close }: { vehicle: Vehicle; close: boolean }) {
  const { days, restockingPercent } = returns.usedCarts
  return (
    <section
      className={classes('section wrap two-column', close && 'pt-0')}
      id="condition"
      aria-labelledby="condition-heading"
    >
      <div className="two-column__head">
        <h2 className="h2" id="condition-heading">
          Condition report
        </h2>
        <p className="lede mt-5">
          What we know of this cart. Where it says ‘Ask us’, we look at the cart and tell you before you drive out.
        </p>
        <p className="muted mt-5">
          Used carts come back within {days} days, less {restockingPercent}%.{' '}
          <Link className="link" to={page('return-policy').path}>
            Return policy
          </Link>
        </p>
      </div>
      <SpecificationList className="spec condition-report" rows={conditionReport(vehicle)} />
    </section>
  )
}
