import { sitePage as copy } from '../../../content/words/staff-site.words.ts'
import { OpeningWords } from '../../../domain/hours/opening-state-text.tsx'
import { LONGEST_NOTICE, noticeMarkup, type SiteNotice } from '../../../domain/notices/site-notice.ts'
import { sitePath } from '../../../domain/staff/staff-paths.ts'
import { LineField, SelectField } from '../../../ui/field/controls.tsx'
import { Outcome } from '../frame/action-outcome.tsx'
import { PressForm } from '../frame/button-form.tsx'
import { Row, Rows } from '../frame/rows.tsx'
import type { siteView } from './site-view.server.ts'

export type SiteDraft = SiteNotice

type View = Awaited<ReturnType<typeof siteView>> & {
  done: string | undefined
  problem: { id: 'closed' | 'hours' | 'notice'; text: string } | undefined
  /** The values that were sent, if some were wrong. */
  values: Readonly<Record<string, string>>
  /** The notice that is previewed, before it is on the site. */
  draft: SiteDraft | undefined
}

export function SitePage(view: View) {
  const { done, problem } = view
  return (
    <div className="desk-stack">
      <Outcome done={done} problem={problem?.text} />
      <div className="desk-cols">
        <div className="desk-stack">
          <ClosedForm {...view} />
          <NoticeForm {...view} />
          <HoursForm {...view} />
        </div>
        <div className="desk-stack">
          <Preview {...view} />
          <Changes {...view} />
        </div>
      </div>
    </div>
  )
}

function ClosedForm({ places, until, problem, values }: View) {
  const own = problem?.id === 'closed' ? values : {}
  const isOne = places.length === 1
  return (
    <section className="desk-card" id="closed">
      <h2>{copy.closed}</h2>
      <form className="desk-stack" method="post" action={`${sitePath}/closed`}>
        <div className="desk-fields">
          <SelectField id="until" label={copy.until} name="until" defaultValue={own.until ?? ''} options={until} />
          <LineField
            id="why"
            label={copy.why}
            name="why"
            defaultValue={own.why ?? ''}
            maxLength={60}
            hint={copy.whyHint}
          />
        </div>
        <div className="desk-btns">
          {isOne
            ? null
            : places.map(({ id, town }) => (
                <button key={id} type="submit" name="place" value={id} className="btn">
                  {copy.close(town)}
                </button>
              ))}
          <button type="submit" className="btn btn--ink">
            {copy.closeAll}
          </button>
        </div>
        <p className="hint">{copy.closedHint}</p>
      </form>
    </section>
  )
}

function NoticeForm({ today, links, current, draft }: View) {
  const shown = draft ?? current
  return (
    <section className="desk-card" id="notice">
      <h2>{copy.notice}</h2>
      <form className="desk-stack" method="post" action={`${sitePath}/notice`}>
        <LineField
          id="text"
          label={copy.noticeText}
          name="text"
          defaultValue={shown?.text ?? ''}
          maxLength={LONGEST_NOTICE}
          hint={copy.noticeHint(LONGEST_NOTICE)}
        />
        <div className="desk-fields">
          <LineField id="first" label={copy.first} name="first" type="date" defaultValue={shown?.firstDay || today} />
          <LineField id="last" label={copy.last} name="last" type="date" defaultValue={shown?.lastDay || today} />
          <SelectField id="link" label={copy.leadsTo} name="link" defaultValue={shown?.link ?? ''} options={links} />
        </div>
        <div className="desk-btns">
          <button type="submit" className="btn" formMethod="get" formAction={`${sitePath}#preview`}>
            {copy.preview}
          </button>
          <button type="submit" className="btn btn--accent">
            {copy.put}
          </button>
        </div>
        <p className="hint">{copy.live}</p>
      </form>
    </section>
  )
}

function HoursForm({ places, coming, today, problem, values }: View) {
  const own = problem?.id === 'hours' ? values : {}
  return (
    <section className="desk-card" id="hours">
      <h2>{copy.hours}</h2>
      <form className="desk-stack" method="post" action={`${sitePath}/hours`}>
        <div className="desk-fields">
          <LineField id="day" label={copy.first} name="first" type="date" defaultValue={own.first ?? today} required />
          <LineField id="last-day" label={copy.last} name="last" type="date" defaultValue={own.last ?? ''} />
          <LineField id="opens" label={copy.opens} name="opens" type="time" defaultValue={own.opens ?? ''} />
          <LineField id="closes" label={copy.closes} name="closes" type="time" defaultValue={own.closes ?? ''} />
          <SelectField
            id="place"
            label={copy.where}
            name="place"
            defaultValue={own.place ?? ''}
            options={[
              { value: '', label: copy.everything },
              ...places.map(({ id, town }) => ({ value: id, label: town })),
            ]}
          />
          <LineField id="reason" label={copy.reason} name="why" defaultValue={own.why ?? ''} maxLength={60} />
        </div>
        <p className="hint">{copy.hoursHint}</p>
        <button type="submit" className="btn btn--ink">
          {copy.setHours}
        </button>
      </form>
      {coming.length > 0 ? (
        <>
          <h3>{copy.coming}</h3>
          <Rows>
            {coming.map(({ day, text }) => (
              <Row key={`${day} ${text}`} title={text} text={<time dateTime={day}>{day}</time>} />
            ))}
          </Rows>
          <p className="hint">{copy.comingHint}</p>
        </>
      ) : null}
    </section>
  )
}

function Preview({ draft, shownNotice, states }: View) {
  const notice = draft?.text ? noticeMarkup(draft) : shownNotice
  return (
    <section className="desk-stack" id="preview">
      <h2>{copy.now}</h2>
      {draft?.text ? <p className="hint">{copy.draft}</p> : null}
      {notice ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the public site's own markup, with what staff wrote escaped
        <div dangerouslySetInnerHTML={{ __html: notice }} />
      ) : (
        <p className="hint">{copy.noNotice}</p>
      )}
      <dl className="spec">
        {states.map(({ town, state }) => (
          <div key={town}>
            <dt>{town}</dt>
            <dd>
              <OpeningWords state={state} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Changes({ changes }: View) {
  return (
    <section className="desk-stack" id="changes">
      <h2>{copy.changes}</h2>
      {changes.length === 0 ? <p>{copy.noChanges}</p> : null}
      <Rows>
        {changes.map(({ id, title, text, who }) => (
          <Row
            key={id}
            title={title}
            text={
              <>
                {text}
                <br />
                {who}
              </>
            }
          >
            <PressForm action={`${sitePath}/undo`} fields={{ id }}>
              <button type="submit" className="btn">
                {copy.undo} <span className="sr-only">{title}</span>
              </button>
            </PressForm>
          </Row>
        ))}
      </Rows>
    </section>
  )
}
