import { Box3, PerspectiveCamera, Vector2, Vector3 } from 'three'
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'
import { cartModel, type Paintwork } from './cart-model.ts'
import { litStage, stageRenderer } from './cart-model-stage.ts'
import { studioLight } from './studio-light.ts'

export type { Paintwork }

/** Angles in radians, positive to the right and up. */
export type CartScene = {
  turn: (right: number, up: number) => void
  /** A factor above 1 moves the camera closer. */
  zoom: (factor: number) => void
  reset: () => void
  dispose: () => void
}

const VIEW_ANGLE = 26
const SHARPNESS_AT_MOST = 2
/** From the driver's side of the nose, as in the pictures. */
const FIRST_VIEW = new Vector3(1, 0.33, -0.92).normalize()

/** Width in px below which the buttons cover much of the picture. */
const SMALL = 480
const AIM_BELOW_CENTER = 0.07

// Draws only when something has changed, and prepares the scene while the model downloads. Throws when the browser has no WebGL, or when
// the bytes do not arrive or are not a model.
export async function showCart(
  canvas: HTMLCanvasElement,
  bytes: Promise<ArrayBuffer>,
  paintwork: Paintwork,
  { calm, onLost }: { calm: boolean; onLost: () => void },
): Promise<CartScene> {
  const renderer = stageRenderer(canvas)
  const release = () => {
    renderer.dispose()
    renderer.forceContextLoss()
  }
  const light = studioLight()
  const cart = await bytes
    .then((arrived) => cartModel(arrived, paintwork))
    .catch((error: unknown) => {
      release()
      throw error
    })
  const box = new Box3().setFromObject(cart, true)
  const scene = litStage(light, box)
  scene.add(cart)
  const camera = new PerspectiveCamera(VIEW_ANGLE, 1, 0.1, 60)
  const controls = new OrbitControls(camera, canvas)
  const { reach, center } = measured(box)

  let frame = 0
  const draw = () => {
    cancelAnimationFrame(frame)
    frame = 0
    // While a turn slows down, update() requests the next frame itself.
    controls.update()
    renderer.render(scene, camera)
  }
  const redraw = () => {
    frame ||= requestAnimationFrame(draw)
  }
  const shownSize = new Vector2()
  const resize = () => {
    const { clientWidth, clientHeight } = canvas
    if (clientWidth === 0 || clientHeight === 0) return
    // The observer also reports the canvas's initial size.
    if (clientWidth === shownSize.x && clientHeight === shownSize.y) return
    shownSize.set(clientWidth, clientHeight)
    renderer.setPixelRatio(Math.min(devicePixelRatio, SHARPNESS_AT_MOST))
    renderer.setSize(clientWidth, clientHeight, false)
    camera.aspect = clientWidth / clientHeight
    camera.updateProjectionMatrix()
    redraw()
  }
  const room = canvas.clientWidth < SMALL ? 1.15 : 1
  const distance = (reach * room) / Math.sin((VIEW_ANGLE * Math.PI) / 360)
  const reset = () => {
    controls.target.copy(center)
    camera.position.copy(center).addScaledVector(FIRST_VIEW, distance)
    controls.update()
    redraw()
  }

  controls.enablePan = false
  controls.enableDamping = !calm
  controls.dampingFactor = 0.14
  controls.minPolarAngle = Math.PI * 0.2
  controls.maxPolarAngle = Math.PI * 0.49
  controls.minDistance = distance * 0.5
  controls.maxDistance = distance * 1.15
  // A vertical swipe scrolls the page, as the wheel does without Ctrl; two fingers zoom.
  canvas.style.touchAction = 'pan-y'
  const listening = new AbortController()
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) event.stopImmediatePropagation()
  }
  canvas.parentElement?.addEventListener('wheel', wheel, { capture: true, signal: listening.signal })
  canvas.addEventListener('webglcontextlost', onLost, { signal: listening.signal })
  controls.addEventListener('change', redraw)
  const resized = new ResizeObserver(resize)
  resized.observe(canvas)
  reset()
  resize()
  // Drawn now rather than with the next frame, so that the caller can show the canvas right away.
  draw()

  return {
    turn: (right, up) => {
      controls.rotateLeft(-right)
      controls.rotateUp(-up)
      redraw()
    },
    zoom: (factor) => {
      controls.dollyIn(1 / factor)
      redraw()
    },
    reset,
    dispose: () => {
      listening.abort()
      resized.disconnect()
      cancelAnimationFrame(frame)
      controls.dispose()
      release()
    },
  }
}

function measured(box: Box3): { reach: number; center: Vector3 } {
  const size = box.getSize(new Vector3())
  const center = box.getCenter(new Vector3())
  // Aims a little low, since the buttons below the cart are larger than those above it.
  center.y -= size.y * AIM_BELOW_CENTER
  return { reach: size.length() / 2.45, center }
}
