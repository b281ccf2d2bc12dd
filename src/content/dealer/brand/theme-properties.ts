type Kind = { readonly names: RegExp; readonly value: RegExp; readonly advice: string }

const LENGTH = String.raw`(?:0|-?[\d.]+(?:px|rem|em))`
/** A length, or one that grows with the window. */
const size = new RegExp(`^(?:${LENGTH}|clamp\\([\\d.\\s+*/,a-z-]+\\))$`)
const length = new RegExp(`^${LENGTH}$`)

/** The properties that a theme may set, and the values of each. */
const kinds: readonly Kind[] = [
  {
    names:
      /^--color-(?:page|card|tile|tile-2|ink|ink-2|ink-3|link|line-strong|accent|accent-hover|on-accent|inverse|inverse-2|on-dark|on-dark-2|mark)$/,
    value: /^(?:#[\da-f]{6}|var\(--color-[\w-]+\))$/i,
    advice: 'write the color as # and six hex digits, such as #1f5e47',
  },
  {
    names: /^--font-(?:display|text)$/,
    value: /^(?:"[\w .-]+"|[\w-]+)(?:,\s*(?:"[\w .-]+"|[\w-]+))*$/,
    advice: 'write names of fonts with commas between them, such as "Archivo", Arial, sans-serif',
  },
  { names: /^--weight-(?:display|text|strong)$/, value: /^[1-9]\d{2}$/, advice: 'write a weight from 100 to 900' },
  {
    names: /^--width-(?:display|control)$/,
    value: /^\d{2,3}(?:\.\d+)?%$/,
    advice: 'write a width such as 100% or 112%',
  },
  {
    names: /^--case-heading$/,
    value: /^(?:none|uppercase|capitalize)$/,
    advice: 'write none, uppercase or capitalize',
  },
  { names: /^--tracking-(?:display|heading)$/, value: /^(?:0|-?[\d.]+em)$/, advice: 'write it in em, such as -0.02em' },
  { names: /^--leading-heading$/, value: /^\d(?:\.\d+)?$/, advice: 'write a line height such as 1.1' },
  {
    names: /^--(?:text-(?:open|4xl|3xl|2xl|xl)|space-section)$/,
    value: size,
    advice: 'write a size such as 2.5rem, or clamp(2rem, 1.45rem + 2.2vw, 4rem) for one that grows with the window',
  },
  {
    names: /^--(?:radius-(?:tile|control|button|badge|chip-pill)|hang)$/,
    value: length,
    advice: 'write a length such as 8px',
  },
  {
    names: /^--rule$/,
    value: /^[\d.]+px (?:solid|double|dashed|dotted) (?:#[\da-f]{6}|var\(--color-[\w-]+\))$/i,
    advice: 'write a line such as 1.5px solid var(--color-ink)',
  },
  { names: /^--photo-ratio$/, value: /^\d+(?:\.\d+)? \/ \d+(?:\.\d+)?$/, advice: 'write a ratio such as 4 / 3' },
  { names: /^--list-mark$/, value: /^"[^"\\]{1,3}"$/, advice: 'write one sign in quotes, such as "/"' },
  {
    names: /^--mark-(?:current|tick|check)$/,
    value: /^(?:url\("data:image\/svg\+xml,[^"]+"\)|var\(--mark-[\w-]+\))$/,
    advice: `write the shape as url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' …")`,
  },
]

/** Advice, or undefined if the value is fine. */
export function valueProblem(property: string, value: string): string | undefined {
  const kind = kinds.find(({ names }) => names.test(property))
  if (!kind) return `‘${property}’ is nothing that a theme sets; check the spelling, or remove the line`
  return kind.value.test(value) ? undefined : `${property}: ${kind.advice}`
}
