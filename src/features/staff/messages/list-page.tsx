import { CalendarDays, Hand, MessageSquare, Phone, Search, Wrench } from 'lucide-react'
import { leadButtons } from '../../../content/words/staff.words.ts'
import { messageList as copy } from '../../../content/words/staff-messages.words.ts'
import { messagesPath } from '../../../domain/staff/staff-paths.ts'
import { classes } from '../../../ui/classes.ts'
import { Thumb } from '../../../ui/thumb.tsx'
import { Outcome } from '../frame/action-outcome.tsx'
import { PressForm } from '../frame/button-form.tsx'
import { SearchForm, Tabs } from '../frame/list-head.tsx'
import { Row, Rows, RowsHeading } from '../frame/rows.tsx'
import type { MessageListView, MessageRowView, MessageSectionView } from './list-view.ts'

export function MessageList({ query, search, tabs, sections, none, older, newest, said }: MessageListView) {
  return (
    <div className="desk-stack">
      <SearchForm
        action={messagesPath}
        label={copy.search}
        query={query}
        button={
          <button type="submit" className="btn" aria-label={copy.find}>
            <Search className="icon" aria-hidden />
          </button>
        }
      />
      <Tabs label={copy.title} tabs={tabs} />
      <Outcome {...said} />
      {sections.length > 0 ? (
        sections.map((section, index) => (
          <Section key={section.id} {...section} search={search} isFirst={index === 0} />
        ))
      ) : (
        <p className="desk-state">{none}</p>
      )}
      {older || newest ? (
        <p className="desk-btns">
          {newest ? (
            <a className="btn" href={newest}>
              {copy.newest}
            </a>
          ) : null}
          {older ? (
            <a className="btn" href={older}>
              {copy.older}
            </a>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}

/** Beside a message, the list has only links: its buttons and excerpts would compete with the page's own. */
export const ListBeside = ({
  search,
  tabs,
  sections,
  none,
  here,
}: Omit<MessageListView, 'said'> & { here: string }) => (
  <>
    <Tabs label={copy.title} tabs={tabs} />
    {sections.length === 0 ? <p className="hint">{none}</p> : null}
    {sections.map(({ id, title, count, rows }) => (
      <Rows key={id}>
        <RowsHeading text={title} {...(count !== undefined && { count })} />
        {rows.map((row) => (
          <MessageRow key={row.id} {...row} search={search} words="" isAnchor={false} isHere={row.id === here} />
        ))}
      </Rows>
    ))}
  </>
)

type SectionProps = MessageSectionView & { search: string; isFirst: boolean }

const Section = ({ id, title, count, rows, left, search, isFirst }: SectionProps) => (
  <section>
    <Rows>
      <RowsHeading text={title} {...(count !== undefined && { count })} />
      {rows.map((row, index) => (
        <MessageRow
          isNear={isFirst && index < 8}
          key={row.id}
          {...row}
          search={search}
          below={
            id === 'nobody' ? (
              <TakeOrCall {...row} search={search} isNext={isFirst && index === 0} />
            ) : id === 'real' ? (
              <RealOrSpam {...row} search={search} />
            ) : undefined
          }
        />
      ))}
    </Rows>
    {left > 0 ? <p className="hint">{copy.more(left)}</p> : null}
  </section>
)

const icons: Readonly<Record<string, typeof Wrench>> = { service: Wrench, parts: Wrench, rental: CalendarDays }

type RowProps = MessageRowView & {
  /** Buttons under the row. */
  below?: React.ReactNode
  isNear?: boolean
  /** The query string of the list that the row is in. */
  search?: string
  /** Whether actions in the row return to the row. */
  isAnchor?: boolean
  isHere?: boolean
}

export function MessageRow(row: RowProps) {
  const { id, href, name, about, words, image, picture, topic, flags, isOut, end, below, isNear = false } = row
  const { isAnchor = true, isHere = false, search = '' } = row
  const Icon = icons[topic] ?? MessageSquare
  const tile = image ? (
    <Thumb image={image} width={160} height={120} loading={isNear ? undefined : 'lazy'} />
  ) : picture ? (
    <img src={picture} alt="" width={160} height={120} loading="lazy" decoding="async" />
  ) : undefined
  return (
    <Row
      {...(isAnchor && { id: `m-${id}` })}
      isHere={isHere}
      href={href + search}
      icon={tile ? undefined : <Icon className="icon" aria-hidden />}
      picture={tile}
      title={name}
      text={about}
      quote={words}
      flags={flags}
      isOut={isOut}
      below={below}
    >
      <b className={classes(end.isBad && 'error')}>{end.title}</b>
      <small>{end.note}</small>
    </Row>
  )
}

type PressesProps = MessageRowView & { search: string }

const TakeOrCall = ({ href, name, call, seen, search, isNext }: PressesProps & { isNext: boolean }) => (
  <div className="desk-btns">
    <PressForm action={`${href}/take${search}`} fields={{ seen, back: 'list' }}>
      <button type="submit" className={classes('btn', isNext && 'btn--accent')}>
        <Hand className="icon" aria-hidden />
        {leadButtons.take.label}
        <span className="sr-only"> {name}</span>
      </button>
    </PressForm>
    {call ? (
      <a className="btn" href={call}>
        <Phone className="icon" aria-hidden />
        {copy.call}
        <span className="sr-only"> {name}</span>
      </a>
    ) : null}
  </div>
)

const RealOrSpam = ({ href, name, seen, search }: PressesProps) => (
  <div className="desk-btns">
    {(['real', 'spam'] as const).map((action) => (
      <PressForm key={action} action={`${href}/${action}${search}`} fields={{ seen, back: 'list' }}>
        <button type="submit" className={classes('btn', action === 'spam' && 'desk-bad')}>
          {leadButtons[action].label}
          <span className="sr-only"> {name}</span>
        </button>
      </PressForm>
    ))}
  </div>
)
