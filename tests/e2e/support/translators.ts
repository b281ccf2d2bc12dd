import type { Page } from '@playwright/test'

/** Ways in which translation programs change a page's text. Chrome uses the first one, and Firefox the last one. */
export const translators = ['nested', 'beside', 'merging', 'moving', 'copying', 'in place'] as const
export type Translator = (typeof translators)[number]

/** Puts marks around each text, as a translator would replace the text, and continues as the page changes. */
export const translate = (page: Page, kind: Translator): Promise<void> => page.evaluate(inPage, kind)

/** Like `translate`, but starts as soon as the page's own elements exist. */
export async function translateEarly(page: Page, kind: Translator): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => (${inPage})(${JSON.stringify(kind)}))`)
}

function inPage(kind: Translator): void {
  const untouched = 'script, style, noscript, textarea, title, svg, option, font, [data-translated]'
  const marked = (text: string) => text.replace(/\S(?:[\s\S]*\S)?/, '«$&»')
  const isWorth = (node: Node): node is Text =>
    node instanceof Text && /\S/.test(node.data) && !node.data.includes('«') && !node.parentElement?.closest(untouched)
  const font = (...content: (Node | string)[]) => {
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.append(...content)
    outer.append(inner)
    return outer
  }
  const textsIn = (root: Node): Text[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (isWorth(walker.currentNode)) texts.push(walker.currentNode)
    return texts
  }
  const isInline = (node: Node) =>
    node instanceof Text || (node instanceof Element && node.matches('a, b, br, i, small, span, strong, svg, use'))
  const hasInlineContent = (element: Element) =>
    [...element.childNodes].every(isInline) && !element.querySelector('button, div, input, p, select, [id], [role]')

  const change: Record<Translator, (text: Text) => void> = {
    nested: (text) => text.replaceWith(font(marked(text.data))),
    beside(text) {
      const parent = text.parentNode
      parent?.insertBefore(font(marked(text.data)), text)
      parent?.removeChild(text)
    },
    // Handles a sentence that React has rendered as several text nodes.
    merging(text) {
      const run: Text[] = [text]
      for (let next = text.nextSibling; next instanceof Text; next = next.nextSibling) run.push(next)
      text.before(font(marked(run.map(({ data }) => data).join(''))))
      for (const one of run) one.remove()
    },
    // Moves the elements of a sentence into the translator's own.
    moving(text) {
      const parent = text.parentElement
      if (!parent || parent.childNodes.length < 2 || !hasInlineContent(parent)) return change.nested(text)
      const content = [...parent.childNodes].map((node) => (isWorth(node) ? marked(node.data) : node))
      parent.replaceChildren(font(...content))
    },
    // Replaces the elements of a sentence with copies.
    copying(text) {
      const parent = text.parentElement
      if (!parent || parent.childNodes.length < 2 || !hasInlineContent(parent)) return change.nested(text)
      const content = [...parent.childNodes].map((node) => (isWorth(node) ? marked(node.data) : node.cloneNode(true)))
      for (const node of content) if (node instanceof Element) for (const inner of textsIn(node)) change.nested(inner)
      parent.replaceChildren(font(...content))
    },
    'in place'(text) {
      text.data = marked(text.data)
    },
  }
  const go = (root: Node) => {
    for (const text of textsIn(root)) if (text.isConnected && isWorth(text)) change[kind](text)
  }
  document.documentElement.classList.add('translated-ltr')
  document.documentElement.lang = 'es'
  go(document.body)
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) isWorth(target) && target.isConnected && change[kind](target)
      for (const node of addedNodes) {
        if (!node.isConnected) continue
        if (node instanceof Text) isWorth(node) && change[kind](node)
        else go(node)
      }
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}

/**
 * All text on the page and all entered values, without the marks and spaces. Each run of text is a line, so that
 * differences are readable.
 */
export const contentOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const lines: string[] = []
    let last: Element | null | undefined
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode
      const text = (nodeValue ?? '').replaceAll(/[«»\s]/g, '')
      if (!text || parentElement?.closest('script, style, noscript')) continue
      const around = parentElement?.closest(':not(font)')
      if (around === last) lines.push((lines.pop() ?? '') + text)
      else lines.push(text)
      last = around
    }
    const fields = [...document.querySelectorAll<HTMLInputElement>('main input, main select, main textarea')]
    const entered = fields.map(
      ({ type, name, value, checked }) => `${name}=${type === 'hidden' ? '' : value}${checked ? '!' : ''}`,
    )
    return [...lines, ...entered].join('\n')
  })
