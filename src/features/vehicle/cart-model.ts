import { MeshoptDecoder } from 'meshoptimizer/meshopt_decoder_reference.js'
import { type Group, Mesh, MeshStandardMaterial } from 'three'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'

export type Paintwork = { metallic: boolean; tints: Readonly<Record<string, string>> }

/** Finishes of a body as imagery/model/scene.py has them. */
const finishes = {
  metallic: { metalness: 0.6, roughness: 0.39 },
  solid: { metalness: 0, roughness: 0.45 },
} as const

/**
 * A cart in a vehicle's own colors, in meters with the ground at y = 0 and the nose along +X.
 * @throws when the bytes are no such model
 */
export async function cartModel(bytes: ArrayBuffer, { metallic, tints }: Paintwork): Promise<Group> {
  const { scene } = await new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).parseAsync(bytes, '')
  scene.traverse((part) => {
    if (!(part instanceof Mesh) || !(part.material instanceof MeshStandardMaterial)) return
    const { material } = part
    const tint = tints[material.name]
    if (tint) material.color.set(tint)
    if (material.name === 'paint') Object.assign(material, finishes[metallic ? 'metallic' : 'solid'])
    // Draws both sides of glass in one pass: two passes would compile a shader each.
    material.forceSinglePass = true
    // Glass lets the light through.
    part.castShadow = !material.transparent
    part.receiveShadow = !material.transparent
  })
  return scene
}
