import './cart-return-note.css'
import { findPage } from '../../content/addresses.ts'
import { returns } from '../../content/dealer/facts/returns.facts.ts'
import { Link } from '../../ui/link.tsx'

export function ReturnNote({ isNew }: { isNew: boolean }) {
  const { newCarts, usedCarts } = returns
  const policy = findPage('return-policy')
  return (
    <p className="muted return-note">
      {isNew
        ? `You can return a new cart within ${newCarts.days} days and under ${newCarts.underMiles} miles, if it isn’t registered or titled in your name. There is a ${newCarts.restockingPercent}% restocking fee. `
        : `You can return a used cart within ${usedCarts.days} days. There is a ${usedCarts.restockingPercent}% restocking fee. `}
      {policy ? (
        <Link className="link" to={policy.path}>
          Return policy
        </Link>
      ) : null}
    </p>
  )
}
