import { peoplePage as copy } from '../../../content/words/staff-people.words.ts'
import { CheckField } from '../../../ui/field/controls.tsx'
import type { PersonRow } from './people-view.server.ts'

type Choice = { id: string; label: string }
type Props = {
  id: string
  view: { topics: readonly Choice[]; showrooms: readonly Choice[] }
  chosen: Pick<PersonRow, 'topics' | 'showrooms' | 'extras'>
}

/** The choice of messages that somebody gets by email. */
export function MailFields({ id, view, chosen }: Props) {
  const isFrom = (showroom: string) => chosen.showrooms.length === 0 || chosen.showrooms.includes(showroom)
  return (
    <>
      <fieldset className="desk-fields">
        <legend className="legend">{copy.topics}</legend>
        {view.topics.map((topic) => (
          <CheckField
            key={topic.id}
            name="topics"
            value={topic.id}
            label={topic.label}
            defaultChecked={chosen.topics.includes(topic.id)}
          />
        ))}
      </fieldset>
      {view.showrooms.length > 2 ? (
        <fieldset className="desk-fields">
          <legend className="legend">{copy.showrooms}</legend>
          {view.showrooms.map((showroom) => (
            <CheckField
              key={`${id}-${showroom.id}`}
              name="showrooms"
              value={showroom.id}
              label={showroom.label}
              defaultChecked={isFrom(showroom.id)}
            />
          ))}
        </fieldset>
      ) : null}
      <fieldset className="desk-fields">
        <legend className="legend">{copy.also}</legend>
        {(['digest', 'untaken'] as const).map((extra) => (
          <CheckField
            key={extra}
            name="extras"
            value={extra}
            label={copy.extras[extra]}
            defaultChecked={chosen.extras.includes(extra)}
          />
        ))}
      </fieldset>
    </>
  )
}
