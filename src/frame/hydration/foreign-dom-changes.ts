/** The data that React keeps in a property of a node. */
type Fiber = {
  readonly return: Fiber | null
  readonly alternate: Fiber | null
  readonly deletions: readonly Fiber[] | null
  readonly tag: number
  readonly flags: number
}

const HOST_ROOT = 3
/** React's flag on a fiber that is hydrating, or was when React gave up and rendered the page again. */
const HYDRATING = 4096

/** Changes that others have made since React rendered, by parent. */
const changes = new WeakMap<Node, MutationRecord[]>()
/** Each node's parent before others removed the node. */
const homes = new WeakMap<Node, Node>()
/** Nodes that React itself has removed. */
const deleted = new WeakSet<Node>()
let fiberKey: string | undefined
let pendingRecords: MutationRecord[] = []
let isChanged = false
let insertBefore: typeof Node.prototype.insertBefore
let removeChild: typeof Node.prototype.removeChild

/** Whether anything in `main` has changed since undoForeignChanges was called. */
export const hasChanged = (): boolean => isChanged

/**
 * Translators and extensions put elements in place of text that React has rendered. React would go on to write into text that
 * nobody sees, or throw because a node is not where React left it. So the node's parent is first put back as React left it. A
 * translator notices this and translates the text again. This works for any program that changes the page, however it does so.
 * @param onChange is called after the page has changed
 */
export function undoForeignChanges(onChange: () => void): void {
  ;({ insertBefore, removeChild } = Node.prototype)
  const take = (records: readonly MutationRecord[]) => {
    isChanged ||= records.some(({ target }) => document.querySelector('main')?.contains(target))
    note(observer, records)
  }
  const observer = new MutationObserver((records) => {
    take(records)
    onChange()
  })
  // React may render between a change and the observer's callback.
  const undo = (parent: Node) => {
    take(observer.takeRecords())
    restore(parent)
  }
  observer.observe(document, { childList: true, characterData: true, subtree: true })
  Node.prototype.removeChild = function (child) {
    const fiber = fiberOf(child)
    const isLost = fiber && child.parentNode !== this
    if (isLost) undo(this)
    if (fiber && isBeingDeleted(fiber)) deleted.add(child)
    if (!isLost || child.parentNode === this) return removeChild.call(this, child) as typeof child
    child.parentNode?.removeChild(child)
    return child
  }
  Node.prototype.insertBefore = function (node, before) {
    let place = before
    if (fiberOf(node)) {
      if (node.parentNode === this || (place && place.parentNode !== this)) undo(this)
      while (place && place.parentNode !== this) place = place.parentNode
    }
    return insertBefore.call(this, node, place) as typeof node
  }
}

function note(observer: MutationObserver, latest: readonly MutationRecord[]): void {
  const all = [...pendingRecords, ...latest]
  const lostFrom = ({ target, removedNodes }: MutationRecord) =>
    [...removedNodes].filter((node) => node.parentNode !== target)
  const isUndecided = (record: MutationRecord) => lostFrom(record).some((node) => isRendered(node) === undefined)
  const hydrating = new Set(all.filter(isUndecided).map(({ target }) => target))
  const records = all.filter(({ target }) => !hydrating.has(target))
  pendingRecords = all.filter(({ target }) => hydrating.has(target))
  for (const record of records) {
    for (const node of lostFrom(record).filter(isRendered)) {
      homes.set(node, record.target)
      if (!changes.has(record.target)) changes.set(record.target, [])
      observer.observe(node, { characterData: true, childList: true, attributes: true, subtree: true })
    }
  }
  for (const record of records) {
    const { type, target } = record
    if (type === 'childList') changes.get(target)?.push(record)
    let top: Node = target
    while (top.parentNode) top = top.parentNode
    const home = homes.get(top)
    // Not synchronously, since a program that answers each change with its own would block the page.
    if (home) setTimeout(() => restore(home))
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

/** Whether React still has the node in the page; undefined while it hydrates. */
export function isRendered(node: Node): boolean | undefined {
  let fiber = fiberOf(node)
  if (!fiber) return false
  if (deleted.has(node)) return false
  for (; fiber.return; fiber = fiber.return) if (fiber.flags & HYDRATING) return undefined
  return fiber.tag === HOST_ROOT
}

function isBeingDeleted(fiber: Fiber): boolean {
  for (let one: Fiber | null = fiber; one; one = one.return) {
    const parents = [one.return, one.return?.alternate]
    if (parents.some((parent) => parent?.deletions?.some((gone) => gone === one || gone === one?.alternate)))
      return true
  }
  return false
}

function fiberOf(node: Node): Fiber | undefined {
  fiberKey ??= Object.keys(document.body).find((key) => key.startsWith('__reactFiber'))
  return fiberKey && Reflect.get(node, fiberKey)
}
