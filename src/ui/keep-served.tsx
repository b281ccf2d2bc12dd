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
import { ownHtml } from './trusted-html.ts'

type KeptPart<Props extends object> = {
  (props: Props): ReactNode
  /** Call this in the route's loader, which runs on the server and on navigation but not on hydration. */
  load: () => Promise<void>
}

/** A static part of a page. A browser with the server's HTML doesn't hydrate it, and needs its code only after navigation, if a property changes, or if React renders the page again. */
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
  function ServedPart(props: Props) {
    const box = useRef<HTMLDivElement>(null)
    const isHydrating = useSyncExternalStore(
      neverChanges,
      () => false,
      () => true,
    )
    const [isKept, setKept] = useState(isHydrating && !import.meta.env.SSR)
    const values = Object.values(props)
    const [first] = useState(values)
    const isAsServed = isKept && values.every((value, index) => value === first[index])
    // React renders a page again if its HTML differs from what it expects; then there is nothing to keep.
    useLayoutEffect(() => {
      if (isKept && !box.current?.firstChild) load().then(() => setKept(false))
    }, [isKept])
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
    // The router shows a cached page before its loader has finished.
    if (!Part) use(load())
    return Part ? (
      <div style={{ display: 'contents' }} key="rendered" data-kept="">
        <Part {...props} />
      </div>
    ) : null
  }
  return Object.assign(ServedPart, { load })
}

/** React hydrates with a store's server value, and uses the browser's value for later renders. */
const neverChanges = () => () => undefined
