import { expect, test } from 'vitest'
import { embedUrl, mapUrl } from './open-street-map.ts'

const town = { latitude: 39.4273, longitude: -75.2341, reach: 0.06, pin: true }

test('the linked map has a pin and shows about the same area as the embedded one', () => {
  expect(mapUrl(town)).toBe('https://www.openstreetmap.org/?mlat=39.4273&mlon=-75.2341#map=12/39.4273/-75.2341')
})

test('the embedded map has a bounding box and marks its center', () => {
  const { origin, searchParams } = new URL(embedUrl(town))
  expect(origin).toBe('https://www.openstreetmap.org')
  expect(searchParams.get('bbox')).toBe('-75.2941,39.3673,-75.1741,39.4873')
  expect(searchParams.get('marker')).toBe('39.4273,-75.2341')
})

test('shows no marker without a pin', () => {
  const area = { ...town, pin: false }
  expect(mapUrl(area)).toBe('https://www.openstreetmap.org/#map=12/39.4273/-75.2341')
  expect(embedUrl(area)).not.toContain('marker')
})
