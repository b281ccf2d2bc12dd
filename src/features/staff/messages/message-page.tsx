import { Check, Clock, Hand, Mail, MessageSquare, Phone } from 'lucide-react'
import { messagePage as copy, leadButtons } from '../../../content/words/staff.ts'
import { outcomes } from '../../../domain/leads/work/outcomes.ts'
import { classes } from '../../../ui/classes.ts'
import { Picture } from '../../../ui/picture.tsx'
import { PhoneAlerts } from '../alerts/phone-alerts.tsx'
import type { MessageView } from './message-view.ts'
import { Press } from './press.tsx'

const stateIcons = { open: Clock, taken: Hand, done: Check }

export function MessagePage(view: MessageView) {
  const { link, when, message, cart, facts, pictures, state, seen, stale, cartStays, doubt } = view
  const StateIcon = stateIcons[state.kind]
  return (
    <>
      <div className={classes('staff-state', state.kind !== 'open' && `staff-state--${state.kind}`)} role="status">
        <div className="wrap staff-state__in">
          <StateIcon className="icon" aria-hidden />
          <p>
            <b>{state.title}</b>
            <span>{state.note}</span>
          </p>
          {state.kind === 'done' ? null : <time dateTime={state.since}>{state.waited}</time>}
        </div>
      </div>
      <div className="wrap staff-lead">
        <div className="staff-lead__main">
          {stale ? (
            <p className="staff-quote" role="alert">
              {copy.stale}
            </p>
          ) : null}
          {cartStays ? (
            <p className="staff-quote" role="alert">
              {copy.cartStays}
            </p>
          ) : null}
          {doubt ? <Doubt {...doubt} link={link} seen={seen} /> : null}
          <p className="hint">{when}</p>
          <p className="staff-quote">{message}</p>
          {cart ? (
            <a className="staff-cart staff-cart--asked" href={cart.href || undefined}>
              <span className="staff-cart__pic">
                {cart.image ? <Picture src={cart.image} alt="" sizes="(min-width: 60rem) 11rem, 7.5rem" /> : null}
              </span>
              <span className="staff-cart__name">
                <b>{cart.name}</b>
                <small>{cart.state}</small>
                <small>{cart.numbers}</small>
              </span>
            </a>
          ) : null}
          <dl className="staff-facts">
            {facts.map(({ label, text, href, after }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {href ? <a href={href}>{text}</a> : text}
                  {after}
                </dd>
              </div>
            ))}
          </dl>
          {pictures.length > 0 ? (
            <section>
              <h2>{copy.pictures(pictures.length)}</h2>
              <div className="staff-pictures">
                {pictures.map((address, index) => (
                  <a key={address} href={address}>
                    <img src={`${address}?small`} alt={copy.picture(index + 1)} loading="lazy" />
                  </a>
                ))}
              </div>
            </section>
          ) : null}
        </div>
        <div className="staff-lead__side">
          <Actions {...view} />
          <History {...view} />
          {view.alerts ? <PhoneAlerts {...view.alerts} /> : null}
        </div>
      </div>
    </>
  )
}

type DoubtProps = NonNullable<MessageView['doubt']> & Pick<MessageView, 'link' | 'seen'>

const Doubt = ({ title, text, canBeSpam, link, seen }: DoubtProps) => (
  <section className="staff-doubt">
    <h2>{title}</h2>
    <p>{text}</p>
    <div className="staff-ends">
      <Press link={link} seen={seen} action="real" look="go" />
      {canBeSpam ? <Press link={link} seen={seen} action="spam" look="bad" /> : null}
    </div>
  </section>
)

function Actions({ link, seen, holder, outcome, call, text, email, canUndo, doubt }: MessageView) {
  const isOther = typeof holder === 'object'
  return (
    <>
      <div className={classes('staff-acts', holder === 'nobody' && 'staff-acts--bar')}>
        <div className="staff-reach">
          {call ? (
            <a className="staff-big" href={call}>
              <Phone className="icon" aria-hidden />
              {copy.call}
            </a>
          ) : null}
          {text ? (
            <a className="staff-big" href={text}>
              <MessageSquare className="icon" aria-hidden />
              {copy.text}
            </a>
          ) : null}
          <a className="staff-big" href={email}>
            <Mail className="icon" aria-hidden />
            {copy.email}
          </a>
        </div>
        {holder === 'nobody' ? <Press link={link} seen={seen} action="take" look="go" /> : null}
        {isOther ? <Press link={link} seen={seen} action="take-over" withHint /> : null}
        {holder === 'you' ? null : (
          <p className="staff-acts__note">{isOther ? copy.asksFor(holder.name) : copy.first}</p>
        )}
      </div>
      {isOther ? null : (
        <section>
          <h2>{copy.endHeading}</h2>
          <div className="staff-ends">
            {outcomes
              .filter((action) => action !== outcome && !(action === 'spam' && doubt?.canBeSpam))
              .map((action) =>
                action === 'sold' ? (
                  <a key={action} className="staff-big" href={`${link}/sold`}>
                    <SoldLabel />
                  </a>
                ) : (
                  <Press
                    key={action}
                    link={link}
                    seen={seen}
                    action={action}
                    withHint
                    {...(action === 'spam' && { look: 'bad' as const })}
                  />
                ),
              )}
          </div>
          <p>{copy.alsoTakes}</p>
        </section>
      )}
      {canUndo ? (
        <div className="staff-acts">
          <Press link={link} seen={seen} action="undo" />
          <p className="staff-acts__note">{copy.undoUntil(canUndo.until)}</p>
        </div>
      ) : null}
    </>
  )
}

const SoldLabel = () => (
  <>
    {leadButtons.sold.label}
    <small>{leadButtons.sold.hint}</small>
  </>
)

function History({ history }: MessageView) {
  return (
    <section>
      <h2>{copy.history}</h2>
      <ol className="staff-log">
        {history.map(({ at, text }) => (
          <li key={at + text}>
            <time>{at}</time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
