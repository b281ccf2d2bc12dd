import '../ui/styles/app.css'
import { createRootRoute, HeadContent, Outlet, Scripts, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { pageColor } from '../content/dealer/facts/colors.facts.ts'
import { hoursAttribute } from '../domain/hours/hours-attribute.functions.ts'
import { servedNotice } from '../domain/notices/site-notice.functions.ts'
import { sendsMail } from '../domain/waitlist/sends-mail.functions.ts'
import { retentionDays } from '../features/policies/retention-days.functions.ts'
import { CallBar } from '../frame/call-bar.tsx'
import { Header } from '../frame/header.tsx'
import { focusNewHeadings } from '../frame/heading-focus.ts'
import { Footer, loadStaticParts } from '../frame/hydration/static-frame-parts.ts'
import { earlyEntries, enter } from '../frame/hydration/typed-fields.ts'
import { followLinks } from '../frame/link-navigation.ts'
import { mainFonts } from '../frame/main-fonts.ts'
import { NotFoundScreen } from '../frame/not-found-screen.ts'
import { siteIcons } from '../frame/seo/site-icons.ts'
import { siteUrl } from '../frame/seo/site-url.functions.ts'
import { Toaster } from '../frame/toaster.tsx'
import { webVitalsSample } from '../server/web-vitals/web-vitals-sample.functions.ts'
import { ownHtml } from '../ui/trusted-html.ts'

const font = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
})

export const Route = createRootRoute({
  beforeLoad: () => ({ siteUrl: siteUrl() }),
  loader: async () => {
    if (import.meta.env.SSR) await loadStaticParts()
  },
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: pageColor },
    ],
    links: [...mainFonts.map(font), ...siteIcons],
  }),
  shellComponent: Shell,
  component: Frame,
  notFoundComponent: NotFoundScreen,
})

function Shell({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en-US"
      data-retention-days={retentionDays()}
      data-sample={webVitalsSample()}
      data-hours={hoursAttribute()}
      data-mail={sendsMail() ? '' : undefined}
    >
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

function Frame() {
  const router = useRouter()
  useLayoutEffect(() => {
    const entries = earlyEntries()
    // Delayed until the effects have run, since they may set a field to its component's value.
    setTimeout(() => enter(entries))
  }, [])
  useEffect(() => {
    // Marks the page as hydrated, for styles and tests.
    document.documentElement.dataset.ready = 'true'
    const stopFocus = focusNewHeadings(router)
    const stopLinks = followLinks(router)
    return () => {
      stopFocus()
      stopLinks()
    }
  }, [router])
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by the server; while hydrating, React keeps what is there */}
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: ownHtml(servedNotice()) }} />
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <CallBar />
      <Toaster />
    </>
  )
}
