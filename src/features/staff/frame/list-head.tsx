import type { ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'

type SearchFormProps = {
  action: string
  label: string
  query: string
  /** Whether the search expects a stock number, for which phones offer capital letters and the camera. */
  isNumber?: boolean
  button: ReactNode
}

export const SearchForm = ({ action, label, query, isNumber = false, button }: SearchFormProps) => (
  <search>
    <form className="desk-row" method="get" action={action}>
      <label className="sr-only" htmlFor="q">
        {label}
      </label>
      <input
        className="input"
        id="q"
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={80}
        placeholder={label}
        defaultValue={query}
        {...(isNumber && { autoCapitalize: 'characters', spellCheck: false, 'data-scan': 'submit' })}
      />
      {button}
    </form>
  </search>
)

type TabsProps = {
  label: string
  tabs: readonly { label: string; count: number; href: string; isOn: boolean }[]
}

export const Tabs = ({ label, tabs }: TabsProps) => (
  <nav className="desk-tabs" aria-label={label}>
    {tabs.map((tab) => (
      <a
        key={tab.label}
        className={classes('btn', tab.isOn && 'btn--ink')}
        href={tab.href}
        aria-current={tab.isOn ? 'true' : undefined}
      >
        {tab.label} <small>{tab.count}</small>
      </a>
    ))}
  </nav>
)
