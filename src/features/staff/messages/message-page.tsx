import { messagePage as copy, leadButtons } from '../../../content/words/staff.words.ts'
import { messageWork } from '../../../content/words/staff-messages.words.ts'
import { outcomes } from '../../../domain/leads/work/lead-outcomes.ts'
import { Picture } from '../../../ui/picture.tsx'
import { PhoneAlerts } from '../alerts/phone-alerts.tsx'
import { Outcome } from '../frame/action-outcome.tsx'
import { Row, Rows } from '../frame/rows.tsx'
import { MessageRow } from './list-page.tsx'
import { Press } from './message-action-button.tsx'
import { History, NextStep, Notes, Reply } from './message-forms.tsx'
import type { MessageView } from './message-view.ts'

export function MessagePage(view: MessageView) {
  const { when, message, cart, cartGone, facts, pictures, state, stale, cartStays, doubt, holder, problem } = view
  const isOther = typeof holder === 'object'
  return (
    <div className="desk-stack">
      <div className="desk-state" role="status">
        <p>
          <b>{state.title}</b>
          {state.note}
        </p>
        {state.kind === 'done' ? null : <time dateTime={state.since}>{state.waited}</time>}
      </div>
      <Outcome {...view.said} problem={problem ?? (stale ? copy.stale : cartStays ? copy.cartStays : undefined)} />
      {view.cartHeld ? <p className="desk-state">{view.cartHeld}</p> : null}
      {cartGone ? <p className="desk-state desk-state--stop">{cartGone}</p> : null}
      {doubt ? <Doubt {...doubt} view={view} /> : null}
      <div className="desk-cols">
        <div className="desk-stack">
          <p className="hint">{when}</p>
          <p className="desk-quote">{message}</p>
          {cart ? (
            <Rows>
              <Row
                href={cart.href || undefined}
                picture={cart.image ? <Picture src={cart.image} alt="" sizes="4.5rem" /> : undefined}
                title={cart.name}
                text={`${cart.state}${cart.numbers && `, ${cart.numbers}`}`}
                isOut={cart.isGone}
              />
            </Rows>
          ) : null}
          {view.similar.rows.length > 0 ? <Similar {...view.similar} /> : null}
          <dl className="spec">
            {facts.map(({ label, text, href, after }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {href ? (
                    <a className="link" href={href}>
                      {text}
                    </a>
                  ) : (
                    text
                  )}
                  {after}
                </dd>
              </div>
            ))}
          </dl>
          {view.holdHref ? (
            <a className="btn" href={view.holdHref}>
              {messageWork.hold}
            </a>
          ) : null}
          {pictures.length > 0 ? (
            <section className="desk-stack">
              <h2>{copy.pictures(pictures.length)}</h2>
              <div className="desk-btns">
                {pictures.map((address, index) => (
                  <a key={address} href={address}>
                    <img src={`${address}?small`} alt={copy.picture(index + 1)} loading="lazy" />
                  </a>
                ))}
              </div>
            </section>
          ) : null}
          {isOther ? <p className="hint">{copy.asksFor(holder.name)}</p> : null}
          {isOther && !view.reply.error ? null : <Reply {...view} />}
        </div>
        <div className="desk-stack">
          {isOther && !view.step.error ? null : <NextStep {...view} />}
          <Ends {...view} />
          <Notes {...view} />
          <Same {...view} />
          <History {...view} />
          {view.alerts ? <PhoneAlerts {...view.alerts} /> : null}
        </div>
      </div>
    </div>
  )
}

const Similar = ({ rows, reply }: MessageView['similar']) => (
  <section className="desk-stack" id="similar">
    <h2>{messageWork.similar}</h2>
    <Rows>
      {rows.map(({ id, name, text, href, image }) => (
        <Row
          key={id}
          href={href}
          picture={image ? <Picture src={image} alt="" sizes="4.5rem" /> : undefined}
          title={name}
          text={text}
        />
      ))}
    </Rows>
    {reply ? (
      <a className="btn" href={reply}>
        {messageWork.offerSimilar}
      </a>
    ) : null}
  </section>
)

type DoubtProps = NonNullable<MessageView['doubt']> & { view: MessageView }

const Doubt = ({ title, text, canBeSpam, view }: DoubtProps) => (
  <section className="desk-card">
    <h2>{title}</h2>
    <p>{text}</p>
    <div className="desk-btns">
      <Press view={view} action="real" />
      {canBeSpam ? <Press view={view} action="spam" look="bad" /> : null}
    </div>
  </section>
)

function Ends(view: MessageView) {
  const { link, list, holder, outcome, canUndo, doubt } = view
  return (
    <section className="desk-stack" id="end">
      {typeof holder === 'object' ? null : (
        <>
          <h2>{copy.endHeading}</h2>
          <div className="desk-btns">
            {outcomes
              .filter((action) => action !== outcome && !(action === 'spam' && doubt?.canBeSpam))
              .map((action) =>
                action === 'sold' ? (
                  <a key={action} className="btn" href={`${link}/sold${list}`}>
                    {leadButtons.sold.label}
                  </a>
                ) : (
                  <Press
                    key={action}
                    view={view}
                    action={action}
                    {...(action === 'spam' && { look: 'bad' as const })}
                  />
                ),
              )}
          </div>
          <p className="hint">{copy.alsoTakes}</p>
        </>
      )}
      {canUndo ? (
        <>
          <Press view={view} action="undo" />
          <p className="hint">{copy.undoUntil(canUndo.until)}</p>
        </>
      ) : null}
    </section>
  )
}

const Same = ({ same: { rows, count, href, name } }: MessageView) => (
  <section className="desk-stack" id="customer">
    <h2>{messageWork.same}</h2>
    {rows.length > 0 ? (
      <Rows>
        {rows.map((row) => (
          <MessageRow key={row.id} {...row} isAnchor={false} />
        ))}
      </Rows>
    ) : null}
    <p>
      <a href={href}>
        {name}: {messageWork.all(count)}
      </a>
    </p>
  </section>
)
