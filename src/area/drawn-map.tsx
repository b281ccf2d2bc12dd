import { useEffect, useRef, useState } from 'react'
import { firstDrawing, loadDrawing } from './maps.functions.ts'

/** A map as SVG in the first HTML. Decoration: whoever uses it says the same as a list. */
export function DrawnMap({ name }: { name: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [markup, setMarkup] = useState(() => firstDrawing(name))
  useEffect(() => {
    if (box.current?.firstChild) return
    let wanted = true
    loadDrawing(name).then((loaded) => wanted && setMarkup(loaded))
    return () => {
      wanted = false
    }
  }, [name])
  return (
    <div
      ref={box}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by bin/build-map.ts from our own data
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
