import { Fragment } from 'react'
import { type DeskReply, MOST_REPLIES } from '../../../content/dealer/schema/replies.schema.ts'
import { repliesPage as copy } from '../../../content/words/staff-replies.words.ts'
import type { ReplyGroup } from '../../../domain/leads/work/saved-replies.server.ts'
import { repliesPath } from '../../../domain/staff/staff-paths.ts'
import { AreaField, LineField, SelectField } from '../../../ui/field/controls.tsx'
import { Outcome, type Undo } from '../frame/action-outcome.tsx'
import { PressForm } from '../frame/button-form.tsx'

type Props = {
  group: ReplyGroup
  topics: readonly { value: string; label: string }[]
  replies: readonly DeskReply[]
  /** Who saved these replies at the desk, and when. */
  saved: string | undefined
  done: string | undefined
  undo: Undo | undefined
  problem: string | undefined
}

const NAME_LENGTH = 200
const TEXT_LENGTH = 2000

export function ReplyPage({ group, topics, replies, saved, done, undo, problem }: Props) {
  const empty = replies.length < MOST_REPLIES ? [{ label: '', text: '' }] : []
  return (
    <div className="desk-stack">
      <Outcome done={done} undo={undo} problem={problem} />
      <form className="desk-card" method="get" action={repliesPath}>
        <div className="desk-fields">
          <SelectField id="topic" name="topic" label={copy.topic} defaultValue={group.topic} options={topics} />
          <SelectField
            id="language"
            name="language"
            label={copy.language}
            defaultValue={group.language}
            options={(['en', 'es'] as const).map((value) => ({ value, label: copy.languages[value] }))}
          />
        </div>
        <button type="submit" className="btn">
          {copy.show}
        </button>
      </form>
      <p className="hint">{saved ?? copy.own}</p>
      {saved ? (
        <PressForm action={`${repliesPath}/reset`} fields={group}>
          <button type="submit" className="btn">
            {copy.reset}
          </button>
        </PressForm>
      ) : null}
      <form className="desk-card" method="post" action={repliesPath} lang={group.language}>
        <input type="hidden" name="topic" value={group.topic} />
        <input type="hidden" name="language" value={group.language} />
        {[...replies, ...empty].map(({ label, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the page is rendered once
          <Fragment key={index}>
            <LineField
              id={`label-${index}`}
              name="label"
              label={copy.label(index + 1)}
              defaultValue={label}
              maxLength={NAME_LENGTH}
            />
            <AreaField
              id={`text-${index}`}
              name="text"
              label={copy.text(index + 1)}
              defaultValue={text}
              maxLength={TEXT_LENGTH}
            />
          </Fragment>
        ))}
        <p className="hint">
          {copy.hint} {copy.empty}
        </p>
        <button type="submit" className="btn btn--accent">
          {copy.save}
        </button>
      </form>
    </div>
  )
}
