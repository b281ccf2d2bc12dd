import { MeshoptDecoder } from 'meshoptimizer/meshopt_decoder_reference.js'
import { type Group, Mesh, MeshStandardMaterial } from 'three'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'

export type Paintwork = { metallic: boolean; tints: Readonly<Record<string, string>> }

/** As in imagery/model/scene.py. */
const finishes = {
  metallic: { metalness: 0.6, roughness: 0.39 },
  solid: { metalness: 0, roughness: 0.45 },
} as const

/** In meters, with the ground at y = 0 and the nose along +X. @throws when the bytes are not a glTF model */
export async function cartModel(bytes: ArrayBuffer, { metallic, tints }: Paintwork): Promise<Group> {
  const { scene } = await new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).parseAsync(bytes, '')
  scene.traverse((part) => {
    if (!(part instanceof Mesh) || !(part.material instanceof MeshStandardMaterial)) return
    const { material } = part
    const tint = tints[material.name]
    if (tint) material.color.set(tint)
    // Rims that are black all over do not reflect the room as machined ones do.
    if (tints.rimA && material.name.startsWith('rim')) Object.assign(material, finishes.solid, { clearcoat: 0 })
    if (material.name === 'paint') Object.assign(material, finishes[metallic ? 'metallic' : 'solid'])
    // Draws both sides of glass in one pass: two passes would compile a shader each.
    material.forceSinglePass = true
    part.castShadow = !material.transparent
    part.receiveShadow = !material.transparent
  })
  return scene
}
