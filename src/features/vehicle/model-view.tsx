import { Minus, Plus, RotateCcw, RotateCw, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { vehicleModels } from '../../content/dealer/generated/vehicle-3d-models.generated.ts'
import { classes } from '../../ui/classes.ts'
import type { CartScene, Paintwork } from './cart-scene.ts'
import { fetchModel } from './fetch-cart-model.ts'

const models: Readonly<Record<string, Paintwork & { address: string; bytes: number }>> = vehicleModels

const notLoaded = 'The 3D model did not load.'

const TURN = Math.PI / 12
const ZOOM = 1.2
const turnLeft = (cart: CartScene) => cart.turn(-TURN, 0)
const turnRight = (cart: CartScene) => cart.turn(TURN, 0)
const closer = (cart: CartScene) => cart.zoom(ZOOM)
const farther = (cart: CartScene) => cart.zoom(1 / ZOOM)

const moves: Readonly<Record<string, (cart: CartScene) => void>> = {
  ArrowLeft: turnLeft,
  ArrowRight: turnRight,
  ArrowUp: (cart) => cart.turn(0, TURN / 2),
  ArrowDown: (cart) => cart.turn(0, -TURN / 2),
  '+': closer,
  '=': closer,
  '-': farther,
  Home: (cart) => cart.reset(),
}
/** For visitors who can't drag. */
const tools = [
  { label: 'Turn left', icon: RotateCw, move: turnLeft },
  { label: 'Turn right', icon: RotateCcw, move: turnRight },
  { label: 'Zoom out', icon: Minus, move: farther },
  { label: 'Zoom in', icon: Plus, move: closer },
] as const

const noWebGl = 'This browser cannot show 3D: WebGL is switched off or missing.'
const hasWebGl = (): boolean => document.createElement('canvas').getContext('webgl2') !== null

/** Starts loading three.js on click, before the view is mounted. @returns why there can be no view, or undefined */
export function prepareScene(): string | undefined {
  if (!hasWebGl()) return noWebGl
  void import('./cart-scene.ts').catch(() => undefined)
  return undefined
}

type Props = {
  /** Id of the cart in the pictures, whose model and colors are shown. */
  id: string
  name: string
  onClose: () => void
  onFailure: (why: string) => void
}

/** The picture stays visible until the model is drawn. */
export function ModelView({ id, name, onClose, onFailure }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const cart = useRef<CartScene>(undefined)
  const [progress, setProgress] = useState(0)
  const [shown, setShown] = useState(false)
  const hint = useId()

  // biome-ignore lint/correctness/useExhaustiveDependencies: one load for each opening
  useEffect(() => {
    const left = new AbortController()
    stage.current?.focus({ preventScroll: true })
    load(left.signal).catch((error: unknown) => {
      if (left.signal.aborted) return
      console.warn(error)
      onFailure(notLoaded)
    })
    return () => {
      left.abort()
      cart.current?.dispose()
    }
  }, [])

  async function load(signal: AbortSignal): Promise<void> {
    const model = models[id]
    if (!model) throw new Error(`There is no 3D model of ${id}`)
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const bytes = fetchModel(model, { signal, onProgress: setProgress })
    const shownCart = import('./cart-scene.ts').then(({ showCart }) => {
      if (!canvas.current) throw new Error('The view was closed before it was shown.')
      return showCart(canvas.current, bytes, model, { calm, onLost: () => onFailure(notLoaded) })
    })
    const [, scene] = await Promise.all([bytes, shownCart])
    if (signal.aborted) return scene.dispose()
    cart.current = scene
    setShown(true)
  }

  const press = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (event.ctrlKey || event.metaKey || event.altKey || !(move || event.key === 'Escape')) return
    event.preventDefault()
    if (!move) onClose()
    else if (cart.current) move(cart.current)
  }

  return (
    <div className={classes('model-view', shown && 'model-view--shown')}>
      <div
        className="model-view__stage"
        ref={stage}
        role="application"
        aria-roledescription="3D model"
        aria-label={`${name} in 3D`}
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
        tabIndex={0}
        onKeyDown={press}
      >
        <canvas ref={canvas} />
      </div>
      <p className="model-view__hint hint" id={hint}>
        Drag to turn it<span className="sr-only">, or use the arrow keys; plus and minus zoom</span>.
      </p>
      {shown ? (
        <div className="model-view__tools">
          {tools.map(({ label, icon: Icon, move }) => (
            <button
              key={label}
              type="button"
              aria-label={label}
              title={label}
              onClick={() => cart.current && move(cart.current)}
            >
              <Icon className="icon" aria-hidden />
            </button>
          ))}
        </div>
      ) : (
        <progress className="model-view__progress" value={progress} aria-label="Loading the 3D model" />
      )}
      <button type="button" className="btn btn--paper btn--sm model-view__close" onClick={onClose}>
        <X className="icon" aria-hidden />
        Pictures
      </button>
    </div>
  )
}
