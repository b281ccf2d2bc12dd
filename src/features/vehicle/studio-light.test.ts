import { DataTexture, DataUtils } from 'three'
import { expect, test } from 'vitest'
import { studioLight, studioRadiance } from './studio-light.ts'

const axes = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
] as const

/** The directions are spread evenly over the sphere. */
const directions = Array.from({ length: 20_000 }, (_, index) => {
  const y = 1 - (2 * (index + 0.5)) / 20_000
  const around = Math.sqrt(1 - y * y)
  return [around * Math.cos(index * 2.39996), y, around * Math.sin(index * 2.39996)] as const
})

test('a mirror reflects bright boxes in a dim room, and a rough surface blurs them', () => {
  const spread = (roughness: number) => {
    const radiance = directions.map((direction) => studioRadiance(direction, roughness))
    return Math.max(...radiance) / Math.min(...radiance)
  }
  expect(spread(0)).toBeGreaterThan(20)
  expect(spread(0.5)).toBeLessThan(spread(0))
  expect(spread(1)).toBeLessThan(spread(0.5))
})

test.each(axes)('a matte surface facing %d, %d, %d is lit by its half of the room', (x, y, z) => {
  const gathered = directions.reduce((sum, direction) => {
    const facing = direction[0] * x + direction[1] * y + direction[2] * z
    return sum + Math.max(0, facing) * studioRadiance(direction, 0)
  }, 0)
  const average = (gathered * 4) / directions.length
  expect(studioRadiance([x, y, z], 1)).toBeGreaterThan(average * 0.55)
  expect(studioRadiance([x, y, z], 1)).toBeLessThan(average * 1.3)
})

test('the cube map holds what a mirror reflects, with left and right as three.js expects', () => {
  const faces = studioLight().images.filter((face) => face instanceof DataTexture)
  expect(faces).toHaveLength(6)
  const middleOf = (index: number) => {
    const { data, width = 0, height = 0 } = faces[index]?.image ?? {}
    return DataUtils.fromHalfFloat(data?.[((height / 2) * width + width / 2) * 4] ?? 0)
  }
  expect(middleOf(0)).toBeCloseTo(studioRadiance([-1, 0, 0], 0), 1)
  expect(middleOf(2)).toBeCloseTo(studioRadiance([0, 1, 0], 0), 1)
})
