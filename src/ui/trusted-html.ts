type Policy = { createHTML(html: string): string }

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
  }
}

const policy =
  typeof window === 'undefined' ? undefined : window.trustedTypes?.createPolicy('site', { createHTML: (html) => html })

const marked = new Map<string, string>()

/**
 * Only for HTML from this project's build. Browsers with Trusted Types report any other HTML that a script inserts.
 * @returns the same object for the same HTML: React would write a new one into the page with each render
 */
export function ownHtml(html: string): string {
  if (!policy) return html
  const safeHtml = marked.get(html) ?? policy.createHTML(html)
  marked.set(html, safeHtml)
  return safeHtml
}
