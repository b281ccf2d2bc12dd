import { User, UserPlus } from 'lucide-react'
import { peoplePage as copy } from '../../../content/words/staff-people.words.ts'
import { peoplePath } from '../../../domain/staff/staff-paths.ts'
import { LineField, PickField } from '../../../ui/field/controls.tsx'
import { Outcome, type Undo } from '../frame/action-outcome.tsx'
import { PressForm } from '../frame/button-form.tsx'
import { Row, Rows } from '../frame/rows.tsx'
import type { PersonRow, peopleView } from './people-view.server.ts'
import { MailFields } from './person-mail-preferences.tsx'

type View = Awaited<ReturnType<typeof peopleView>> & {
  done: string | undefined
  undo: Undo | undefined
  problem: { id: keyof typeof copy.problems; email: string; name: string } | undefined
}

export function PeoplePage(view: View) {
  const { people, removed, problems, isBySettings, table, showrooms, done, undo, problem } = view
  return (
    <div className="desk-stack">
      <Outcome
        done={done}
        undo={undo}
        problem={problem && problem.id !== 'email' ? copy.problems[problem.id] : undefined}
      />
      {problems.map(({ title, text }) => (
        <div key={title} className="desk-state desk-state--stop">
          <p>
            <b>{title}</b>
            {text}
          </p>
        </div>
      ))}
      <div className="desk-cols">
        <div className="desk-stack">
          {isBySettings ? <p className="hint">{copy.by.settings}</p> : null}
          <Rows>
            {view.trialOwner ? (
              <Row
                icon={<User className="icon" aria-hidden />}
                title={copy.you(view.trialOwner)}
                text={copy.trialOwner}
              />
            ) : null}
            {people.map((person) => (
              <PersonItem key={person.row} person={person} view={view} />
            ))}
          </Rows>
          {removed.length > 0 ? (
            <>
              <h2>{copy.removed}</h2>
              <Rows>
                {removed.map(({ email, name }) => (
                  <Row key={email} title={name} text={email} isOut>
                    <PressForm action={peoplePath} fields={{ person: email, name }}>
                      <button type="submit" className="btn">
                        {copy.again}
                      </button>
                    </PressForm>
                  </Row>
                ))}
              </Rows>
            </>
          ) : null}
        </div>
        <div className="desk-stack">
          <InviteForm view={view} />
          <section className="desk-stack">
            <h2>{copy.who}</h2>
            <table className="desk-table">
              <thead>
                <tr>
                  <th scope="col">{copy.topic}</th>
                  {showrooms.map(({ id, label }) => (
                    <th key={id} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.map(({ label, cells }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    {cells.map(({ text, isMissing }, index) => (
                      <td key={showrooms[index]?.id}>{isMissing ? <b>{text}</b> : text}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </div>
      </div>
    </div>
  )
}

function PersonItem({ person, view }: { person: PersonRow; view: View }) {
  const { row, title, name, mail, role, seen, isNew, held, devices, passkeys } = person
  const open = [
    ...devices.map((device) => ({ ...device, fields: { device: device.id } })),
    ...passkeys.map((passkey) => ({ ...passkey, fields: { passkey: passkey.id } })),
  ]
  const facts = [copy.roles[role], seen, held > 0 ? copy.open(held) : ''].filter((part) => part).join(', ')
  const below = (
    <details>
      <summary>
        {copy.change} <span className="sr-only">{name}</span>
      </summary>
      <div className="desk-stack">
        <form className="desk-card" method="post" action={`${peoplePath}/change`}>
          <input type="hidden" name="person" value={person.person} />
          <MailFields id={row} view={view} chosen={person} />
          <PickField
            id={`${row}-role`}
            label={copy.role}
            name="role"
            defaultValue={role}
            options={[
              { value: 'sales', label: copy.roles.sales },
              { value: 'owner', label: copy.roles.owner },
            ]}
          />
          <button type="submit" className="btn btn--ink">
            {copy.save}
          </button>
        </form>
        <section className="desk-card">
          <b>{copy.devices}</b>
          {open.length === 0 ? <p>{copy.noDevices}</p> : null}
          <Rows>
            {open.map(({ id, name: device, note, fields }) => (
              <Row key={id} title={device} text={note}>
                <PressForm action={`${peoplePath}/device`} fields={fields}>
                  <button type="submit" className="btn">
                    {copy.end} <span className="sr-only">{device}</span>
                  </button>
                </PressForm>
              </Row>
            ))}
          </Rows>
          <PressForm action={`${peoplePath}/end`} fields={{ person: person.person }}>
            <button type="submit" className="btn desk-bad">
              {copy.endAccess(name)}
            </button>
          </PressForm>
          <p className="hint">{copy.endHint}</p>
        </section>
      </div>
    </details>
  )
  const Icon = isNew ? UserPlus : User
  return (
    <Row
      id={row}
      icon={<Icon className="icon" aria-hidden />}
      title={title}
      text={
        <>
          {mail}
          <br />
          {facts}
        </>
      }
      flags={isNew ? [{ text: copy.never, isBad: true }] : []}
      below={below}
    />
  )
}

function InviteForm({ view }: { view: View }) {
  const { problem } = view
  return (
    <section className="desk-stack" id="invite">
      <h2>{copy.invite}</h2>
      <form className="desk-card" method="post" action={`${peoplePath}#invite`}>
        <LineField
          id="invite-email"
          label={copy.email}
          name="person"
          type="email"
          defaultValue={problem?.email ?? ''}
          error={problem?.id === 'email' ? copy.problems.email : undefined}
          maxLength={254}
          required
        />
        <LineField id="invite-name" label={copy.name} name="name" defaultValue={problem?.name ?? ''} maxLength={80} />
        <PickField
          id="invite-role"
          label={copy.role}
          name="role"
          defaultValue="sales"
          options={[
            { value: 'sales', label: copy.roles.sales },
            { value: 'owner', label: copy.roles.owner },
          ]}
        />
        <MailFields id="invite" view={view} chosen={{ topics: [], showrooms: [], extras: [] }} />
        <button type="submit" className="btn btn--accent">
          {copy.send}
        </button>
        <p className="hint">{copy.inviteHint}</p>
      </form>
    </section>
  )
}
