import './crumbs.css'
import { ChevronRight } from 'lucide-react'
import { Link } from './link.tsx'

export type Crumb = { readonly label: string; readonly path: string }

export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <Link to="/">Home</Link>
      {crumbs.map(({ label, path }, index) => [
        <ChevronRight className="icon" aria-hidden key={`${path}>`} />,
        index === crumbs.length - 1 ? (
          <span aria-current="page" key={path}>
            {label}
          </span>
        ) : (
          <Link to={path} key={path}>
            {label}
          </Link>
        ),
      ])}
    </nav>
  )
}
