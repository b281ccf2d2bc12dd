import './drawer.css'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { PhoneButton } from '../area/phone.tsx'
import { business } from '../content/facts/business.ts'
import { isCurrent, type Page, pagesIn } from '../site-map.ts'
import { Link } from '../ui/link.tsx'
import logo from './logo.svg'
import { useRouteChange } from './use-route-change.ts'

export const drawerId = 'menu-drawer'

/** A native dialog traps focus, restores it and closes on Escape. */
export function Drawer({ pathname }: { pathname: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useRouteChange(pathname, () => dialog.current?.close())
  const links = (pages: readonly Page[]) =>
    pages.map(({ id, path, label }) => (
      <li key={id}>
        <Link to={path} current={isCurrent(path, pathname)} onClick={() => dialog.current?.close()}>
          {label}
        </Link>
      </li>
    ))
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; the dialog handles Escape itself
    <dialog
      className="drawer"
      id={drawerId}
      aria-label="Menu"
      closedby="any"
      ref={dialog}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      <div className="drawer__top">
        <img src={logo} alt={business.shortName} width={176} height={40} loading="lazy" />
        <button
          className="menu-button"
          type="button"
          commandfor={drawerId}
          command="close"
          onClick={() => dialog.current?.close()}
        >
          <span className="sr-only">Close menu</span>
          <X className="icon" aria-hidden />
        </button>
      </div>
      <nav aria-label="Menu">
        <ul>{links(pagesIn('nav'))}</ul>
        <h2 className="drawer__label">About</h2>
        <ul className="drawer__sublist">{links(pagesIn('about'))}</ul>
      </nav>
      <PhoneButton look="lark" block>
        <span>
          Call Now <span className="num">{business.phone}</span>
        </span>
      </PhoneButton>
    </dialog>
  )
}
