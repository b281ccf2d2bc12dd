import { signIn as copy } from '../../../content/words/staff-sign-in.words.ts'
import { mailAgainMinutes, signInMinutes } from '../../../domain/staff/session-terms.ts'
import { passkeysPath, signInPath, staffPath } from '../../../domain/staff/staff-paths.ts'
import { CheckField, LineField } from '../../../ui/field/controls.tsx'
import { OneQuestion } from '../frame/one-question.tsx'
import { KeptFields, type KeptForm, SignedInElsewhere } from './form-before-sign-in.tsx'

type AskProps = {
  heading?: string
  texts: readonly string[]
  /** Whether the site can send email; the page asks for an address only then. */
  hasMail: boolean
  /** Path of the page that was asked for. */
  leadsTo: string
  kept: KeptForm | undefined
  /** Address of the built src/features/staff/browser/passkeys.ts. */
  script: string
}

export const AskPage = ({ heading = copy.title, texts, hasMail, leadsTo, kept, script }: AskProps) => (
  <OneQuestion heading={heading} texts={texts}>
    {hasMail ? (
      <form className="desk-stack" method="post" action={staffPath}>
        <input type="hidden" name="to" value={leadsTo} />
        <KeptFields kept={kept} />
        <LineField
          id="email"
          label={copy.label}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <CheckField name="shared" label={copy.shared} />
        <button type="submit" className="btn btn--accent">
          {copy.button}
        </button>
      </form>
    ) : null}
    <div hidden data-passkey={`${passkeysPath}/sign-in`} data-to={leadsTo}>
      <button type="button" className="btn">
        {copy.passkey.button}
      </button>
      <p role="alert" hidden>
        {copy.passkey.failed}
      </p>
    </div>
    <SignedInElsewhere kept={kept} />
    <script type="module" src={script} />
  </OneQuestion>
)

type CodeProps = {
  /** Ties the code to this page. */
  secret: string
  kept: KeptForm | undefined
  problem: string
}

export const CodePage = ({ secret, kept, problem }: CodeProps) => (
  <OneQuestion heading={copy.sentTitle} texts={[copy.sent(signInMinutes, mailAgainMinutes)]}>
    <form className="desk-stack" method="post" action={`${staffPath}/sign-in`}>
      <input type="hidden" name="request" value={secret} />
      <KeptFields kept={kept} />
      <LineField
        id="code"
        label={copy.code}
        error={problem}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        required
        autoFocus
      />
      <button type="submit" className="btn btn--accent">
        {copy.signIn}
      </button>
    </form>
    <SignedInElsewhere kept={kept} />
    <a href={staffPath}>{copy.other}</a>
  </OneQuestion>
)

/** The page that a mailed link opens. Only its button signs in, since email scanners open links. */
export const LinkPage = ({ token, days }: { token: string; days: number }) => (
  <OneQuestion heading={copy.linkTitle} texts={[copy.linkText(days)]}>
    <form method="post" action={signInPath(token)}>
      <button type="submit" className="btn btn--accent">
        {copy.signIn}
      </button>
    </form>
  </OneQuestion>
)
