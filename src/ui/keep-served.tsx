import {
  type ComponentType,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { ownHtml } from './own-html.ts'

/** A part of a page of which React leaves the server's HTML as it is. */
type KeptPart<Props extends object> = {
  (props: Props): ReactNode
  /** Loads what renders it. A route's loader waits for it: loaders run on the server and on navigation, not on hydration. */
  load: () => Promise<void>
}

/**
 * A part of a page in which nothing is interactive. A browser that has its HTML from the server neither downloads what renders it
 * nor hydrates it; one that navigates to the page does download it. The loader of its route has to call `load`.
 */
export function keepServed<Props extends object>(importPart: () => Promise<ComponentType<Props>>): KeptPart<Props> {
  let Part: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const load = () => {
    loading ??= importPart().then(
      (imported) => {
        Part = imported
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when its module loads
  function Kept(props: Props) {
    const box = useRef<HTMLDivElement>(null)
    const isHydrating = useSyncExternalStore(
      neverChanges,
      () => false,
      () => true,
    )
    const [isKept, setKept] = useState(isHydrating && !import.meta.env.SSR)
    // Another policy, say, is shown by the same component.
    const values = Object.values(props)
    const [first] = useState(values)
    const isAsServed = isKept && values.every((value, index) => value === first[index])
    // React renders a page anew if it finds other HTML than it expects, and there is nothing to keep then.
    useLayoutEffect(() => {
      if (isKept && !box.current?.firstChild) load().then(() => setKept(false))
    }, [isKept])
    // For a visitor who leaves the page and comes back.
    useEffect(() => (isKept ? () => void load().catch(() => undefined) : undefined), [isKept])
    if (isAsServed)
      return (
        <div
          key="served"
          data-kept=""
          style={{ display: 'contents' }}
          ref={box}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; while hydrating, React keeps what is there
          dangerouslySetInnerHTML={{ __html: ownHtml('') }}
        />
      )
    // The router shows a page that it remembers before its loader is through.
    if (!Part) use(load())
    return Part ? (
      <div style={{ display: 'contents' }} key="rendered" data-kept="">
        <Part {...props} />
      </div>
    ) : null
  }
  return Object.assign(Kept, { load })
}

/** React hydrates with the server's value of a store, and renders anything later with the browser's. */
const neverChanges = () => () => undefined
