import { type CSSProperties, createElement as element, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { business } from '../../../content/dealer/facts/business.facts.ts'
import { colors } from '../../../content/dealer/facts/colors.facts.ts'
import { mailStyle } from '../../../content/dealer/facts/mail-style.facts.ts'

/** Emails use tables and inline styles: many mail programs drop other styles, so a style block only adds dark colors. They are built with createElement, since plain Node can't read TSX. */
const color = {
  page: colors.page,
  tile: colors.tile,
  ink: colors.ink,
  quiet: colors.ink2,
  accent: colors.accent,
  link: colors.link,
  line: mailStyle.line,
}
const { display, text: textFont } = mailStyle

const dark = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.bg{background:${colors.inverse}!important}
.tx,.tx a{color:${colors.onDark}!important}
.mu{color:${colors.onDark2}!important}
.ln{border-color:${mailStyle.lineDark}!important}
.bo{border-color:${colors.onDark2}!important}
a.lk{color:${colors.lit}!important}
.qt{background:${colors.inverse2}!important}
}`

const tableProps = { role: 'presentation', cellPadding: 0, cellSpacing: 0, width: '100%', style: { border: 0 } }

/** Where Outlook drops the style, it uses the attribute. */
const filled = (background: string) => ({ bgcolor: background })

const table = (...rows: ReactNode[]): ReactNode => element('table', tableProps, element('tbody', null, ...rows))

const row = (padding: string, ...children: ReactNode[]): ReactNode =>
  element('tr', null, element('td', { style: { padding } }, ...children))

export function mailHtml({ title, preview, blocks }: { title: string; preview: string; blocks: ReactNode[] }): string {
  const page = element(
    'html',
    { lang: 'en-US' },
    element(
      'head',
      null,
      element('meta', { charSet: 'utf-8' }),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('meta', { name: 'color-scheme', content: 'light dark' }),
      element('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      element('title', null, title),
      element('style', null, dark),
    ),
    element(
      'body',
      { className: 'bg', style: { margin: 0, padding: 0, background: color.page }, ...filled(color.page) },
      element('div', { style: { display: 'none', maxHeight: 0, overflow: 'hidden' } }, preview),
      element(
        'table',
        {
          ...tableProps,
          className: 'bg',
          align: 'center',
          style: { border: 0, maxWidth: 560, margin: '0 auto', background: color.page },
          ...filled(color.page),
        },
        element('tbody', null, brand(), ...blocks, row('0 0 20px')),
      ),
    ),
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

const brand = (): ReactNode =>
  row(
    '20px 20px 8px',
    element(
      'table',
      { role: 'presentation', cellPadding: 0, cellSpacing: 0, style: { border: 0 } },
      element(
        'tbody',
        null,
        element(
          'tr',
          null,
          element(
            'td',
            {
              width: 36,
              height: 36,
              align: 'center',
              'aria-hidden': true,
              style: {
                borderRadius: 18,
                background: color.accent,
                color: colors.onAccent,
                font: `700 20px/36px ${display}`,
              },
              ...filled(color.accent),
            },
            mailStyle.initial,
          ),
          element(
            'td',
            {
              className: 'tx',
              style: {
                paddingLeft: 10,
                font: `600 23px/36px ${display}`,
                letterSpacing: '-.3px',
                color: color.ink,
              },
            },
            business.shortName,
          ),
        ),
      ),
    ),
  )

const textRow =
  (padding: string, tag: 'h1' | 'p', className: 'tx' | 'mu', style: CSSProperties) =>
  (...children: ReactNode[]): ReactNode =>
    row(padding, element(tag, { className, style: { margin: 0, ...style } }, ...children))

export const heading = textRow('14px 20px 4px', 'h1', 'tx', {
  font: `500 30px/34px ${display}`,
  letterSpacing: '-.6px',
  color: color.ink,
})
export const paragraph = textRow('6px 20px 14px', 'p', 'mu', { font: `17px/25px ${textFont}`, color: color.quiet })
export const smallPrint = textRow('8px 20px', 'p', 'mu', { font: `14px/21px ${textFont}`, color: color.quiet })

export const strong = (text: string): ReactNode => element('b', { className: 'tx', style: { color: color.ink } }, text)

export const code = (text: string): ReactNode =>
  element(
    'code',
    {
      className: 'tx',
      style: { font: '13px/21px Menlo,Consolas,monospace', color: color.ink, wordBreak: 'break-word' },
    },
    text,
  )

export const link = (href: string, text: string): ReactNode =>
  element('a', { className: 'lk', href, style: { color: color.link } }, text)

export function button(href: string, text: string, { first = false } = {}): ReactNode {
  const cell = {
    borderRadius: mailStyle.radiusButton,
    border: `1.5px solid ${first ? color.accent : color.ink}`,
    ...(first && { background: color.accent }),
  }
  return row(
    '5px 20px',
    table(
      element(
        'tr',
        null,
        element(
          'td',
          { className: first ? undefined : 'bo', align: 'center', style: cell, ...(first ? filled(color.accent) : {}) },
          element(
            'a',
            {
              className: first ? undefined : 'tx',
              href,
              style: {
                display: 'block',
                padding: '14px 12px',
                font: `600 17px/22px ${textFont}`,
                color: first ? colors.onAccent : color.ink,
                textDecoration: 'none',
              },
            },
            text,
          ),
        ),
      ),
    ),
  )
}

export const quote = (text: string): ReactNode =>
  row(
    '12px 20px 8px',
    table(
      element(
        'tr',
        null,
        element(
          'td',
          {
            className: 'qt',
            style: {
              padding: '16px 18px',
              background: color.tile,
              borderLeft: `4px solid ${color.accent}`,
              borderRadius: `0 ${mailStyle.radiusControl} ${mailStyle.radiusControl} 0`,
              font: `18px/27px ${textFont}`,
              color: color.ink,
              wordBreak: 'break-word',
            },
            ...filled(color.tile),
          },
          element('span', { className: 'tx', style: { color: color.ink } }, ...withBreaks(text)),
        ),
      ),
    ),
  )

/** Replaces line breaks with br elements. */
export const withBreaks = (text: string): ReactNode[] =>
  text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [element('br', { key: index }), line]))

export const picture = (src: string, alt: string): ReactNode =>
  row(
    '8px 20px 4px',
    table(
      element(
        'tr',
        null,
        element(
          'td',
          {
            align: 'center',
            style: { background: color.tile, borderRadius: mailStyle.radiusTile, padding: '16px 24px' },
            ...filled(color.tile),
          },
          element('img', {
            src,
            alt,
            width: 360,
            style: {
              display: 'block',
              width: '100%',
              maxWidth: 360,
              height: 'auto',
              border: 0,
              font: `600 16px/22px ${textFont}`,
              color: color.ink,
            },
          }),
        ),
      ),
    ),
  )

/** Small pictures side by side. `src` names an attachment, since staff may read email where remote pictures are blocked. */
export const smallPictures = (pictures: readonly { src: string; alt: string }[]): ReactNode =>
  row(
    '8px 20px 4px',
    ...pictures.map(({ src, alt }) =>
      element('img', {
        key: src,
        src,
        alt,
        width: 160,
        style: {
          display: 'inline-block',
          width: 160,
          maxWidth: '48%',
          height: 'auto',
          margin: '0 2% 8px 0',
          border: 0,
        },
      }),
    ),
  )

export function factTable(facts: readonly (readonly [label: string, ...value: ReactNode[]])[]): ReactNode {
  const cell = { borderBottom: `1px solid ${color.line}`, verticalAlign: 'top' }
  return row(
    '12px 20px',
    element(
      'table',
      { ...tableProps, className: 'bo', style: { border: 0, borderTop: mailStyle.rule } },
      element(
        'tbody',
        null,
        facts.map(([label, ...value]) =>
          element(
            'tr',
            { key: label },
            element(
              'td',
              {
                className: 'ln mu',
                width: 104,
                style: { ...cell, padding: '10px 12px 10px 0', font: `15px/22px ${textFont}`, color: color.quiet },
              },
              label,
            ),
            element(
              'td',
              {
                className: 'ln tx',
                style: {
                  ...cell,
                  padding: '10px 0',
                  font: `600 16px/22px ${textFont}`,
                  color: color.ink,
                  wordBreak: 'break-word',
                },
              },
              ...value,
            ),
          ),
        ),
      ),
    ),
  )
}

/** Three or four narrow columns: phones show no more. The second line of a cell is smaller. */
export function columns(
  head: readonly string[],
  rows: readonly (readonly (readonly [string, string?])[])[],
): ReactNode {
  const cell = {
    borderBottom: `1px solid ${color.line}`,
    padding: '8px 8px 8px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    wordBreak: 'break-word',
  } as const
  const quiet = { font: `13px/18px ${textFont}`, color: color.quiet }
  const cells = { ...cell, font: `600 15px/20px ${textFont}`, color: color.ink }
  return row(
    '4px 20px 12px',
    element(
      'table',
      { ...tableProps, role: undefined, className: 'bo', style: { border: 0, borderTop: mailStyle.rule } },
      element(
        'thead',
        null,
        element(
          'tr',
          null,
          head.map((text) =>
            element('th', { key: text, scope: 'col', className: 'ln mu', style: { ...cell, ...quiet } }, text),
          ),
        ),
      ),
      element(
        'tbody',
        null,
        rows.map((row) =>
          element(
            'tr',
            { key: row[0]?.[0] },
            row.map(([text, more], index) =>
              element(
                'td',
                { key: index, className: 'ln tx', style: cells },
                text,
                more && element('div', { className: 'mu', style: quiet }, more),
              ),
            ),
          ),
        ),
      ),
    ),
  )
}
