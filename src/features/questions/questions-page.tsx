import { ArrowRight, ArrowUp } from 'lucide-react'
import { Fragment } from 'react'
import { contactLink, findPage } from '../../content/addresses.ts'
import { pagePictures } from '../../content/dealer/generated/page-pictures.generated.ts'
import { questionsPage } from '../../content/words/questions.words.ts'
import { ClosingNumber } from '../../domain/showrooms/closing-phone-number.tsx'
import { PhoneLink } from '../../domain/showrooms/phone-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { type Group, type Question, questionGroups } from './question-groups.ts'

/** The heading is the table of contents. Every answer is open, so that the page can be searched, printed and read without scripts. */
export function QuestionsPage() {
  const { heading, intro, closing } = questionsPage
  const groups = questionGroups()
  return (
    <>
      <section className="answers-head" id="topics">
        <div className="wrap">
          <h1>
            {heading.before}{' '}
            {groups.map(({ id, title }, index) => (
              <Fragment key={id}>
                {index === groups.length - 1 ? `${heading.and} ` : ''}
                <a href={`#${id}`}>{title.toLowerCase()}</a>
                {['. ', ' '][groups.length - 1 - index] ?? ', '}
              </Fragment>
            ))}
          </h1>
          <p>
            {intro} <PhoneLink className="num unbroken" />.
          </p>
        </div>
      </section>
      {groups.map((group) => (
        <Answers key={group.id} group={group} />
      ))}
      <ClosingNumber look="centered" heading={closing.heading} text={closing.text}>
        <Link className={buttonClass({ look: 'ink' })} {...contactLink('general')}>
          {closing.link}
        </Link>
      </ClosingNumber>
    </>
  )
}

function Answers({ group }: { group: Group }) {
  return (
    <section className="answers" id={group.id} aria-labelledby={`${group.id}-heading`}>
      <div className="wrap answers__inner">
        <div className="answers__head">
          <h2 className="h2 h2--small" id={`${group.id}-heading`}>
            {group.title}
          </h2>
          <a className="link answers__up" href="#topics">
            {questionsPage.up} <ArrowUp className="icon" aria-hidden />
          </a>
          {group.picture ? (
            <Picture src={pagePictures[group.picture]} alt="" sizes="(min-width: 60rem) 34rem, 1px" />
          ) : null}
        </div>
        <dl>
          {group.questions.map(({ question, short, more, link }) => (
            <div key={question}>
              <dt className="display">{question}</dt>
              <dd className="num">
                <strong>{short}</strong> {more}
                <AnswerLink link={link} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function AnswerLink({ link }: Pick<Question, 'link'>) {
  const address = link && addressOf(link)
  if (!address) return null
  return (
    <>
      <br />
      <Link className="link" {...address}>
        {link.text} <ArrowRight className="icon" aria-hidden />
      </Link>
    </>
  )
}

/** Undefined for a page that the dealer does not have. */
function addressOf(link: NonNullable<Question['link']>) {
  if ('topic' in link) return contactLink(link.topic)
  const { path } = findPage(link.to) ?? {}
  if (!path) return undefined
  return { to: 'part' in link ? `${path}#${link.part}` : path, search: 'search' in link ? link.search : undefined }
}
