import './drawer.css'
import { ArrowRight, X } from 'lucide-react'
import { useRef } from 'react'
import logo from '#generated/brand/logo.svg'
import { isCurrent, type Page, page, pagesIn } from '../content/addresses.ts'
import { business } from '../content/dealer/facts/business.facts.ts'
import { smallLogo } from '../content/dealer/facts/logo.facts.ts'
import { savedCarts } from '../domain/catalogue/saved-and-compared-carts.ts'
import { PhoneButton } from '../domain/showrooms/phone-link.tsx'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import { DrawerVisit } from './hydration/static-frame-parts.ts'
import { useRouteChange } from './use-route-change.ts'

export const drawerId = 'menu-drawer'
const SAVED_PICTURES = 2

/** A native dialog, which traps focus, restores it and closes on Escape. */
export function Drawer({ pathname }: { pathname: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  useRouteChange(pathname, close)
  const links = (pages: readonly Page[]) =>
    pages.map(({ id, path, label }) => (
      <li key={id}>
        <Link to={path} current={isCurrent(path, pathname)} onClick={close}>
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
        <img src={logo} alt={business.shortName} {...smallLogo} loading="lazy" />
        <button className="menu-button" type="button" commandfor={drawerId} command="close">
          <span className="sr-only">Close menu</span>
          <X className="icon" aria-hidden />
        </button>
      </div>
      <nav aria-label="Menu">
        <ul className="drawer__links">{links(pagesIn('nav'))}</ul>
        <h2 className="drawer__label">About</h2>
        <ul className="drawer__about">{links(pagesIn('about'))}</ul>
      </nav>
      <Saved pathname={pathname} onClick={close} />
      <DrawerVisit />
      <div className="drawer__call">
        <PhoneButton look="ink" block number="always">
          Call Now
        </PhoneButton>
      </div>
    </dialog>
  )
}

function Saved({ pathname, onClick }: { pathname: string; onClick: () => void }) {
  const { path, label } = page('saved')
  const carts = savedCarts.useAll()
  const pictures = carts.flatMap(({ image }) => image ?? []).slice(0, SAVED_PICTURES)
  return (
    <Link className="drawer__saved" to={path} current={path === pathname} onClick={onClick}>
      {pictures.length > 0 ? (
        <span className="drawer__pictures">
          {pictures.map((src) => (
            <Picture key={src} src={src} alt="" sizes="68px" />
          ))}
        </span>
      ) : null}
      <span>
        {label}
        {carts.length > 0 ? <span className="num">: {carts.length}</span> : null}
      </span>
      <ArrowRight className="icon" aria-hidden />
    </Link>
  )
}
