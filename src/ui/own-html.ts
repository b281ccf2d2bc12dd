type Policy = { createHTML(html: string): string }

declare global {
  interface Window {
    /** Not in every browser. */
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
  }
}

const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('larkway', { createHTML: (html) => html })

/** HTML that this project's build has written. Browsers with Trusted Types report any other that a script puts into a page. */
export const ownHtml = (html: string): string => policy?.createHTML(html) ?? html
