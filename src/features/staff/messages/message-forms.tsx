import { Check, Hand, Mail, MessageSquare, Phone, Send } from 'lucide-react'
import { messagePage } from '../../../content/words/staff.words.ts'
import { messageWork as copy, eventLabels } from '../../../content/words/staff-messages.words.ts'
import { plannedKinds } from '../../../domain/leads/work/lead-event-kinds.ts'
import { AreaField, LineField, PickField, SelectField } from '../../../ui/field/controls.tsx'
import { PressForm } from '../frame/button-form.tsx'
import { Row, Rows } from '../frame/rows.tsx'
import { Press } from './message-action-button.tsx'
import type { MessageView } from './message-view.ts'

const REPLY_LENGTH = 5000
const NOTE_LENGTH = 500

/** Always within reach of the thumb: call, text, email, and the next action. */
export const Reach = (view: MessageView) => (
  <>
    {view.call ? (
      <a className="btn desk-up" href={view.call}>
        <Phone className="icon" aria-hidden />
        {messagePage.call}
      </a>
    ) : null}
    {view.text ? (
      <a className="btn desk-up" href={view.text}>
        <MessageSquare className="icon" aria-hidden />
        {messagePage.text}
      </a>
    ) : null}
    {view.email ? (
      <a className="btn desk-up" href={view.reply.canSend && typeof view.holder !== 'object' ? '#reply' : view.email}>
        <Mail className="icon" aria-hidden />
        {messagePage.email}
      </a>
    ) : null}
    <Next {...view} />
  </>
)

/** The button to take the message. After that, the button for its first planned step, or for a call if nobody has answered yet. */
function Next(view: MessageView) {
  const {
    link,
    list,
    seen,
    holder,
    outcome,
    planned: [next],
    ids,
  } = view
  if (holder === 'nobody') return <Press view={view} action="take" look="go" icon={Hand} />
  if (holder !== 'you') return <Press view={view} action="take-over" />
  const kind = next?.kind ?? (outcome === null ? 'call' : undefined)
  if (!kind) return null
  return (
    <PressForm action={`${link}/events${list}`} fields={{ id: ids.go, kind, answers: 'yes', seen }}>
      <button type="submit" className="btn btn--accent">
        <Check className="icon" aria-hidden />
        {copy.done[kind]}
      </button>
    </PressForm>
  )
}

export const Reply = ({ link, list, seen, ids, reply }: MessageView) => (
  <section className="desk-stack" id="reply">
    <h2>{copy.reply.heading}</h2>
    {reply.canSend ? (
      <>
        <form className="desk-card" method="get" action={`${link}#reply`}>
          {[...new URLSearchParams(list)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <SelectField
            id="saved"
            name="reply"
            label={copy.reply.saved}
            defaultValue={String(reply.chosen)}
            options={reply.saved.map((label, index) => ({ value: String(index), label }))}
          />
          <button type="submit" className="btn">
            {copy.reply.use}
          </button>
        </form>
        <form className="desk-card" method="post" action={`${link}/reply${list}`}>
          <input type="hidden" name="id" value={ids.reply} />
          <input type="hidden" name="seen" value={seen} />
          <AreaField
            id="reply-text"
            name="text"
            label={copy.reply.to(reply.to)}
            defaultValue={reply.text}
            hint={copy.reply.hint}
            error={reply.error}
            maxLength={REPLY_LENGTH}
          />
          <button type="submit" className="btn btn--ink">
            <Send className="icon" aria-hidden />
            {copy.reply.send}
          </button>
        </form>
      </>
    ) : (
      <p className="hint">{reply.whyNot}</p>
    )}
  </section>
)

export const NextStep = ({ link, list, seen, ids, step, planned }: MessageView) => (
  <section className="desk-stack" id="next">
    <h2>{copy.next.heading}</h2>
    {planned.length > 0 ? (
      <Rows>
        {planned.map(({ id, label, text, calendar }) => (
          <Row
            key={id}
            title={label}
            text={text}
            below={
              <div className="desk-btns">
                {calendar ? (
                  <a className="btn" href={calendar}>
                    {copy.calendar}
                  </a>
                ) : null}
                <PressForm action={`${link}/events/${id}/drop${list}`} fields={{}}>
                  <button type="submit" className="btn">
                    {copy.drop}
                  </button>
                </PressForm>
              </div>
            }
          />
        ))}
      </Rows>
    ) : null}
    <form className="desk-card" method="post" action={`${link}/events${list}`}>
      <input type="hidden" name="id" value={ids.step} />
      <input type="hidden" name="seen" value={seen} />
      <div className="desk-btns">
        {(['no-answer', 'voicemail'] as const).map((kind) => (
          <button key={kind} type="submit" name="kind" value={kind} className="btn">
            {eventLabels[kind]}
          </button>
        ))}
        <button type="submit" name="kind" value="quote" className="btn">
          {copy.next.quoteSent}
        </button>
      </div>
      <PickField
        id="planned"
        name="planned"
        label={copy.next.planned}
        defaultValue={step.planned}
        options={plannedKinds.map((kind) => ({ value: kind, label: eventLabels[kind] }))}
      />
      <div className="desk-fields">
        <LineField id="day" name="day" type="date" label={copy.next.day} defaultValue={step.day} error={step.error} />
        <LineField id="time" name="time" type="time" label={copy.next.time} defaultValue={step.time} />
      </div>
      <LineField
        id="step-text"
        name="text"
        label={copy.next.note}
        defaultValue={step.text}
        hint={copy.next.noteHint}
        maxLength={NOTE_LENGTH}
      />
      <button type="submit" name="kind" value="planned" className="btn btn--ink">
        {copy.next.save}
      </button>
      <p className="hint">{copy.next.hint}</p>
    </form>
  </section>
)

export const Notes = ({ link, list, seen, ids, notes, note }: MessageView) => (
  <section className="desk-stack" id="notes">
    <h2>{copy.notes}</h2>
    {notes.length > 0 ? (
      <Rows>
        {notes.map(({ id, text, by }) => (
          <Row key={id} title={text} text={by} />
        ))}
      </Rows>
    ) : null}
    <form method="post" action={`${link}/events${list}`} className="desk-stack">
      <input type="hidden" name="id" value={ids.note} />
      <input type="hidden" name="seen" value={seen} />
      <LineField
        id="note"
        name="text"
        label={copy.noteLabel}
        defaultValue={note.text}
        error={note.error}
        maxLength={NOTE_LENGTH}
        required
      />
      <button type="submit" name="kind" value="note" className="btn">
        {copy.saveNote}
      </button>
    </form>
  </section>
)

export const History = ({ link, list, history }: MessageView) => (
  <section className="desk-stack" id="history">
    <h2>{messagePage.history}</h2>
    <Rows>
      {history.map(({ id, at, text, words, state, canSendAgain }) => (
        <Row
          key={id}
          title={text}
          text={
            <>
              {[at, state].filter(Boolean).join('. ')}
              {(words ? words.split('\n') : []).map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the page is rendered once
                <span key={index}>
                  <br />
                  {line}
                </span>
              ))}
            </>
          }
          below={
            canSendAgain ? (
              <PressForm action={`${link}/events/${id}/again${list}`} fields={{}}>
                <button type="submit" className="btn">
                  {copy.reply.again}
                </button>
              </PressForm>
            ) : undefined
          }
        />
      ))}
    </Rows>
  </section>
)
