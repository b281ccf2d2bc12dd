import { page } from '../../content/addresses.ts'
import { tellMePage as copy } from '../../content/words/tell-me.words.ts'
import { honeypotField, maxLengths } from '../../domain/leads/intake/submission-fields.ts'
import { PhoneButton } from '../../domain/showrooms/phone-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Field } from '../../ui/field/field.tsx'
import { Link } from '../../ui/link.tsx'
import type { EntryView, TellMeView } from './tell-me-view.ts'

/** Static: browsers keep the server's HTML, and the forms need no scripts. The route adds carts below a call. */
export function TellMePage({ view }: { view: TellMeView }) {
  const isWhole = view.kind !== 'call' || !view.carts?.length
  return (
    <div className={classes('wrap page-head tell-me', isWhole && 'page-head--whole')}>
      <Content view={view} />
    </div>
  )
}

function Content({ view }: { view: TellMeView }) {
  switch (view.kind) {
    case 'join':
      return <Join {...view} />
    case 'confirm':
      return (
        <>
          <h1>{copy.confirm.heading}</h1>
          <p className="lede">{view.sentence}</p>
          <form method="post" className="cta">
            <Button type="submit" look="accent" name="do" value="confirm">
              {copy.confirm.button}
            </Button>
          </form>
          <p className="hint tell-me__note">{copy.confirm.otherwise}</p>
        </>
      )
    case 'on':
      return <On entries={view.entries} />
    case 'call':
      return (
        <>
          <Notice {...copy.call} />
          <div className="cta">
            <PhoneButton look="accent" />
            <Link className={buttonClass()} to={page('inventory').path}>
              {copy.meanwhile}
            </Link>
          </div>
        </>
      )
    default:
      return (
        <>
          <Notice {...copy[view.kind]} />
          <div className="cta">
            <Link className={buttonClass({ look: 'ink' })} to={page('inventory').path}>
              {copy.meanwhile}
            </Link>
          </div>
        </>
      )
  }
}

const Notice = ({ heading, text }: { heading: string; text: string }) => (
  <>
    <h1>{heading}</h1>
    <p className="lede">{text}</p>
  </>
)

function Join({ waitsFor, sentence, fields, email, problem }: Extract<TellMeView, { kind: 'join' }>) {
  return (
    <>
      <h1>{copy.headings[waitsFor]}</h1>
      <p className="lede">{sentence}</p>
      <div className="tell-me__columns">
        <form method="post" action={page('tell-me').path}>
          <Field id="tell-me-email" label={copy.label} hint={copy.hint} error={problem}>
            {(control) => (
              <input
                {...control}
                name="email"
                type="email"
                autoComplete="email"
                inputMode="email"
                required
                maxLength={maxLengths.email}
                defaultValue={email}
              />
            )}
          </Field>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div className="honeypot sr-only" aria-hidden>
            <label>
              Leave this empty <input name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          <div className="cta">
            <Button type="submit" look="accent">
              {copy.button}
            </Button>
          </div>
          <p className="hint tell-me__note">
            {copy.privacy.before} <Link to={page('privacy').path}>{copy.privacy.link}</Link>.
          </p>
        </form>
        <section aria-labelledby="tell-me-how">
          <h2 className="h3" id="tell-me-how">
            {copy.howHeading}
          </h2>
          <ol>
            {copy.how.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </div>
    </>
  )
}

function On({ entries }: { entries: readonly EntryView[] }) {
  const [first, ...others] = entries
  if (others.length === 0)
    return (
      <>
        <Notice heading={copy.on.heading} text={first?.sentence ?? ''} />
        <Stop text={copy.on.stopOnly} />
      </>
    )
  return (
    <>
      <h1>{copy.on.several}</h1>
      <ul className="tell-me__waits">
        {entries.map(({ id, sentence }) => (
          <li key={id}>
            <p>{sentence}</p>
            <form method="post">
              <input type="hidden" name="entry" value={id} />
              <Button type="submit" size="sm" name="do" value="stop">
                {copy.on.stop}
                <span className="sr-only">: {sentence}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <Stop text={copy.on.stopAll} />
    </>
  )
}

const Stop = ({ text }: { text: string }) => (
  <form method="post" className="cta">
    <Button type="submit" look="ink" name="do" value="stop">
      {text}
    </Button>
  </form>
)
