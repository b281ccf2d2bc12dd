type Policy = { createHTML(html: string): string }

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
  }
}

const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('larkway', { createHTML: (html) => html })

/** Only for HTML from this project's build. Browsers with Trusted Types report any other HTML that a script inserts. */
export const ownHtml = (html: string): string => policy?.createHTML(html) ?? html
