/** What React notes at a node that it has rendered. */
type Fiber = { readonly return: Fiber | null; readonly tag: number; readonly flags: number }

const HOST_ROOT = 3
/** Of a fiber that is being hydrated, or was when React gave up and drew the page anew. */
const HYDRATING = 4096

/** By parent: what others have changed since React has rendered it. */
const changes = new WeakMap<Node, MutationRecord[]>()
/** Where a node was before others have taken it out. */
const homes = new WeakMap<Node, Node>()
const { insertBefore, removeChild } = Node.prototype
let fiberKey: string | undefined
let undecided: MutationRecord[] = []
let isChanged = false

/** Whether the page's content is other than it was served. */
export const hasChanged = (): boolean => isChanged

/**
 * Translators and extensions put elements in place of text that React has rendered. React would go on to write into text that nobody
 * sees, or throw because a node is not where it was left. Here its parent is first put back as React left it; a translator notices, and
 * translates it again. Whatever program changes the page, and however: nothing here knows of one.
 * @param onChange is called after the page has changed
 */
export function undoForeignChanges(onChange: () => void): void {
  const observer = new MutationObserver((records) => {
    isChanged ||= records.some(({ target }) => document.querySelector('main')?.contains(target))
    note(observer, records)
    onChange()
  })
  observer.observe(document, { childList: true, subtree: true })
  Node.prototype.removeChild = function (child) {
    const isLost = child.parentNode !== this && fiberOf(child)
    if (isLost) restore(this)
    if (!isLost || child.parentNode === this) return removeChild.call(this, child) as typeof child
    child.parentNode?.removeChild(child)
    return child
  }
  Node.prototype.insertBefore = function (node, before) {
    let place = before
    if (fiberOf(node)) {
      if (node.parentNode === this || (place && place.parentNode !== this)) restore(this)
      while (place && place.parentNode !== this) place = place.parentNode
    }
    return insertBefore.call(this, node, place) as typeof node
  }
}

function note(observer: MutationObserver, latest: readonly MutationRecord[]): void {
  const records = [...undecided, ...latest]
  undecided = []
  for (const record of records) {
    const { target, removedNodes } = record
    for (const node of removedNodes) {
      if (node.parentNode === target) continue
      const isLost = isRendered(node)
      if (isLost === undefined) undecided.push(record)
      if (!isLost) continue
      homes.set(node, target)
      if (!changes.has(target)) changes.set(target, [])
      observer.observe(node, { characterData: true, childList: true, attributes: true, subtree: true })
    }
  }
  for (const record of records) {
    const { type, target } = record
    if (type === 'childList') changes.get(target)?.push(record)
    let top: Node = target
    while (top.parentNode) top = top.parentNode
    const home = homes.get(top)
    // Not at once: a program that answers each change with its own would never let the page go on.
    if (home && !undecided.includes(record)) setTimeout(() => restore(home))
  }
}

function restore(parent: Node): void {
  const records = changes.get(parent) ?? []
  changes.delete(parent)
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records.reverse()) {
    const isHere = (node: Node | null) => node?.parentNode === parent
    const standIn = [...addedNodes].find(isHere)
    const after = isHere(previousSibling) ? (previousSibling?.nextSibling ?? null) : null
    const place = standIn ?? (isHere(nextSibling) ? nextSibling : previousSibling ? after : parent.firstChild)
    for (const node of removedNodes) if (!fiberOf(node) || isRendered(node)) insertBefore.call(parent, node, place)
    for (const node of addedNodes) if (isHere(node) && !fiberOf(node)) removeChild.call(parent, node)
  }
}

/** Whether React has the node in the page; undefined while it hydrates. */
export function isRendered(node: Node): boolean | undefined {
  let fiber = fiberOf(node)
  if (!fiber) return false
  for (; fiber.return; fiber = fiber.return) if (fiber.flags & HYDRATING) return undefined
  return fiber.tag === HOST_ROOT
}

function fiberOf(node: Node): Fiber | undefined {
  fiberKey ??= Object.keys(document.body).find((key) => key.startsWith('__reactFiber'))
  return fiberKey && Reflect.get(node, fiberKey)
}
