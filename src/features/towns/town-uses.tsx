import './town-uses.css'
import type { TownUse } from '../../content/dealer/town-texts.ts'
import { newTab } from '../../ui/link.tsx'

export type SourcedUse = Omit<TownUse, 'source'> & { readonly source: { readonly name: string; readonly url: string } }

/** The section's heading must be an h2. */
export function TownUses({ uses }: { uses: readonly SourcedUse[] }) {
  return (
    <ol className="town-uses">
      {uses.map(({ title, text, source }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <a className="town-uses__source" href={source.url} {...newTab}>
            {source.name}
          </a>
        </li>
      ))}
    </ol>
  )
}
