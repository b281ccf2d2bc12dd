import {
  type Box3,
  CanvasTexture,
  type CubeTexture,
  DirectionalLight,
  Group,
  Mesh,
  MeshBasicMaterial,
  NeutralToneMapping,
  PCFShadowMap,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  Vector3,
  WebGLRenderer,
} from 'three'

/** @throws when the browser has no WebGL */
export function stageRenderer(canvas: HTMLCanvasElement): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true })
  renderer.toneMapping = NeutralToneMapping
  renderer.toneMappingExposure = 1.2
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  // Shadows are drawn once, since only the camera moves.
  renderer.shadowMap.autoUpdate = false
  renderer.shadowMap.needsUpdate = true
  return renderer
}

export function litStage(light: CubeTexture, box: Box3): Scene {
  const scene = new Scene()
  scene.environment = light
  const center = box.getCenter(new Vector3())
  const reach = box.getSize(new Vector3()).length() / 2
  const sun = new DirectionalLight('#fff6e8', 1.5)
  sun.position.set(center.x + reach * 0.5, reach * 3, center.z - reach * 0.6)
  sun.target.position.copy(center)
  sun.castShadow = true
  sun.shadow.mapSize.set(1024, 1024)
  sun.shadow.radius = 5
  sun.shadow.bias = -0.0004
  sun.shadow.normalBias = 0.02
  Object.assign(sun.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, far: reach * 6 })
  scene.add(sun, sun.target, ground(box))
  return scene
}

const SOFT_EDGE = 0.55
const TEXTURE_WIDTH = 512

function ground(box: Box3): Group {
  const size = box.getSize(new Vector3())
  const width = size.x + SOFT_EDGE * 2
  const depth = size.z + SOFT_EDGE * 2
  const texture = new CanvasTexture(softPatch(width, depth))
  const soft = new Mesh(
    new PlaneGeometry(width, depth),
    new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false, dithering: true }),
  )
  const cast = new Mesh(
    new PlaneGeometry(width * 2, depth * 3),
    new ShadowMaterial({ opacity: 0.16, depthWrite: false }),
  )
  cast.receiveShadow = true
  const floor = new Group().add(soft, cast)
  const center = box.getCenter(new Vector3())
  floor.rotation.x = -Math.PI / 2
  floor.position.set(center.x, 0.002, center.z)
  return floor
}

/** Blurred as the shadow of a rectangle beside the canvas, since not every browser can blur a drawing. */
function softPatch(width: number, depth: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const scale = TEXTURE_WIDTH / width
  canvas.width = TEXTURE_WIDTH
  canvas.height = Math.round(depth * scale)
  const context = canvas.getContext('2d')
  if (!context) return canvas
  const away = TEXTURE_WIDTH * 2
  context.shadowOffsetX = away
  for (const [inset, blur, strength] of [
    [SOFT_EDGE * 1.05, SOFT_EDGE * 0.95, 0.42],
    [SOFT_EDGE * 1.35, SOFT_EDGE * 0.4, 0.4],
  ] as const) {
    const edge = inset * scale
    context.shadowColor = `rgb(0 0 0 / ${strength})`
    context.shadowBlur = blur * scale
    context.fillRect(edge - away, edge, canvas.width - edge * 2, canvas.height - edge * 2)
  }
  return canvas
}
