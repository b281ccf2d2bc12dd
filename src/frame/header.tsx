import './header.css'
import { useLocation } from '@tanstack/react-router'
import { ChevronDown, Heart, Menu } from 'lucide-react'
import { useEffect, useRef } from 'react'
import logo from '#generated/brand/logo.svg'
import { isCurrent, page, pagesIn } from '../content/addresses.ts'
import { business } from '../content/dealer/facts/business.facts.ts'
import { headerLogo } from '../content/dealer/facts/logo.facts.ts'
import { savedCarts } from '../domain/catalogue/saved-and-compared-carts.ts'
import { PhoneButton } from '../domain/showrooms/phone-link.tsx'
import { Link } from '../ui/link.tsx'
import { Drawer, drawerId } from './drawer.tsx'
import { useRouteChange } from './use-route-change.ts'

export function Header() {
  const { pathname } = useLocation()
  return (
    <>
      <header className="header" data-hook="header">
        <div className="wrap header__inner">
          <Link className="logo" to="/" aria-label={`${business.name}, home`}>
            <img src={logo} alt={`${business.name}, home`} {...headerLogo} fetchPriority="low" />
          </Link>
          <SavedLink pathname={pathname} />
          <nav className="nav" aria-label="Main">
            <ul>
              {pagesIn('nav').map(({ id, path, label }) => (
                <li key={id}>
                  <Link className="nav__link" to={path} current={isCurrent(path, pathname)}>
                    {label}
                  </Link>
                </li>
              ))}
              <li>
                <AboutMenu pathname={pathname} />
              </li>
            </ul>
          </nav>
          <PhoneButton size="sm" number="always" className="header__call">
            Call Now
          </PhoneButton>
          <button
            className="menu-button"
            type="button"
            aria-haspopup="dialog"
            commandfor={drawerId}
            command="show-modal"
          >
            <span className="sr-only">Open menu</span>
            <Menu className="icon" aria-hidden />
          </button>
        </div>
      </header>
      <Drawer pathname={pathname} />
    </>
  )
}

/** When this link appears, the space to its left shrinks, so nothing else moves. */
function SavedLink({ pathname }: { pathname: string }) {
  const { path, label } = page('saved')
  const { length } = savedCarts.useAll()
  return length > 0 ? (
    <Link className="link saved-link" to={path} current={path === pathname} aria-label={`${label}: ${length}`}>
      <Heart className="icon" fill="currentColor" aria-hidden /> {length}
    </Link>
  ) : null
}

/** A native disclosure opens without JavaScript. Scripts close it on Escape, on clicks outside and when focus leaves it. */
function AboutMenu({ pathname }: { pathname: string }) {
  const details = useRef<HTMLDetailsElement>(null)
  useRouteChange(pathname, () => {
    if (details.current) details.current.open = false
  })
  useEffect(() => {
    const close = (event: Event) => {
      const menu = details.current
      if (!menu?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        menu.querySelector('summary')?.focus()
      } else if (event.target instanceof Node && menu.contains(event.target)) return
      menu.open = false
    }
    const events = ['keydown', 'pointerdown', 'focusin'] as const
    for (const name of events) document.addEventListener(name, close)
    return () => {
      for (const name of events) document.removeEventListener(name, close)
    }
  }, [])
  const links = pagesIn('about')
  return (
    <details className="about-menu" ref={details}>
      <summary className="nav__link" data-current={links.some(({ path }) => isCurrent(path, pathname)) || undefined}>
        About <ChevronDown className="icon icon--turns" aria-hidden />
      </summary>
      <ul className="menu">
        {links.map(({ id, path, label }) => (
          <li key={id}>
            <Link to={path} current={isCurrent(path, pathname)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
