import { cartPage as copy } from '../../../content/words/lot.words.ts'
import { Row, Rows } from '../frame/rows.tsx'
import type { CartView } from './cart-view.ts'

/** Whether somebody who asked about the cart should be told that it is now on hold for somebody else. */
export const tellsOfHold = ({ messages, inStock }: CartView): boolean =>
  inStock && messages.some(({ replyHref }) => replyHref !== undefined)

/** Open messages about the cart, with a link to a reply for those senders who should know that it is sold or on hold. */
export function CartMessages(view: CartView) {
  const { messages, inStock } = view
  if (messages.length === 0) return null
  return (
    <section className="desk-stack">
      <h2>{!inStock ? copy.whoAsked : tellsOfHold(view) ? copy.tellHeld : copy.openMessages(messages.length)}</h2>
      <Rows>
        {messages.map(({ href, name, text, when, holder, replyHref }) => (
          <Row
            key={href}
            href={href}
            title={name}
            text={[text, holder, ...(tellsOfHold(view) && !replyHref ? [copy.theirHold] : [])].join(', ')}
            below={
              replyHref ? (
                <a className="btn" href={replyHref}>
                  {copy.reply}
                  <span className="sr-only"> {name}</span>
                </a>
              ) : undefined
            }
          >
            <small>{when}</small>
          </Row>
        ))}
      </Rows>
    </section>
  )
}
