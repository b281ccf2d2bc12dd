import './town-uses.css'
import type { TownUse } from '../../content/dealer/reading/read-town-passages.ts'
import { newTab } from '../../ui/link.tsx'

export type SourcedUse = Omit<TownUse, 'source'> & {
  /** `for`: the sentence of the text that the page at `url` supports. */
  readonly source?: { readonly name: string; readonly url: string; readonly for: string }
}

/** The section's heading must be an h2. */
export function TownUses({ uses }: { uses: readonly SourcedUse[] }) {
  return (
    <ol className="town-uses">
      {uses.map(({ title, text, source }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{source ? <Sourced text={text} source={source} /> : text}</p>
        </li>
      ))}
    </ol>
  )
}

/** Puts the source right after the sentence that it supports. */
function Sourced({ text, source }: Required<Pick<SourcedUse, 'text' | 'source'>>) {
  const end = text.indexOf(source.for) + source.for.length
  return (
    <>
      {text.slice(0, end)} (
      <a className="link link--inline" href={source.url} {...newTab}>
        {source.name}
      </a>
      ){text.slice(end)}
    </>
  )
}
