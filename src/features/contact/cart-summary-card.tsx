import './cart-summary-card.css'
import { contactPage } from '../../content/words/contact.words.ts'
import { NoPicture } from '../../domain/catalogue/cards/vehicle-picture.tsx'
import { classes } from '../../ui/classes.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { CartSummary } from './cart-summary.ts'

export function CartSummaryCard({ cart }: { cart: CartSummary }) {
  const { name, href, price, inStock, state, detail, picture } = cart
  return (
    <section className="asked" aria-label={contactPage.askedLabel}>
      {picture ? (
        <Picture {...picture} boxClass="asked__picture" sizes="(min-width: 60rem) 20rem, 8rem" />
      ) : (
        <div className="asked__picture">
          <NoPicture />
        </div>
      )}
      <div>
        <p className="asked__name">
          <Link to={href}>{name}</Link>
        </p>
        <p className="price">{price}</p>
        <p className={classes('asked__state', inStock && 'ticked')}>{state}</p>
        <p className="asked__detail">{detail}</p>
      </div>
    </section>
  )
}
