import { newMessage as copy } from '../../../content/words/staff-messages.words.ts'
import type { CallForm, CallProblem } from '../../../domain/leads/intake/log-call.server.ts'
import { maxLengths } from '../../../domain/leads/intake/submission-fields.ts'
import { waysToCome } from '../../../domain/leads/lead.ts'
import { newMessagePath } from '../../../domain/staff/staff-paths.ts'
import { AreaField, LineField, PickField, SelectField } from '../../../ui/field/controls.tsx'

type Options = readonly { value: string; label: string }[]
type Props = { id: string; form: CallForm; problem: CallProblem | undefined; topics: Options; carts: Options }

const NAME_LENGTH = maxLengths.firstName + maxLengths.lastName

export function NewMessagePage({ id, form, problem, topics, carts }: Props) {
  const errorOf = (...problems: CallProblem[]) =>
    problem && (problems.includes(problem) ? copy.problems[problem] : undefined)
  return (
    <form className="desk-card" method="post" action={newMessagePath}>
      <input type="hidden" name="id" value={id} />
      <PickField
        id="cameBy"
        name="cameBy"
        label={copy.how}
        defaultValue={form.cameBy}
        options={waysToCome.map((value) => ({ value, label: copy.ways[value] }))}
      />
      <div className="desk-fields">
        <LineField
          id="name"
          name="name"
          label={copy.name}
          defaultValue={form.name}
          error={errorOf('name')}
          maxLength={NAME_LENGTH}
          required
        />
        <LineField
          id="phone"
          name="phone"
          type="tel"
          label={copy.phone}
          defaultValue={form.phone}
          error={errorOf('reach')}
          maxLength={maxLengths.phone}
        />
        <LineField
          id="email"
          name="email"
          type="email"
          label={copy.email}
          defaultValue={form.email}
          error={errorOf('email')}
          maxLength={maxLengths.email}
        />
        <SelectField id="topic" name="topic" label={copy.topic} defaultValue={form.topic} options={topics} />
        <SelectField id="cart" name="cart" label={copy.cart} defaultValue={form.cart} options={carts} />
      </div>
      <AreaField
        id="words"
        name="words"
        label={copy.words}
        defaultValue={form.words}
        error={errorOf('words')}
        maxLength={maxLengths.message}
      />
      <button type="submit" className="btn btn--accent">
        {copy.save}
      </button>
      <p className="hint">{copy.hint}</p>
    </form>
  )
}
