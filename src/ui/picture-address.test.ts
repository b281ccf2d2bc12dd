import { expect, test } from 'vitest'
import { parsePicture, sparing, standIns, thumbAddress } from './picture-address.ts'

test('reads everything an <img> needs from an address', () => {
  expect(parsePicture('/pictures/hero/marina.278d6261.2400x1025.b8b8c8-2400.webp')).toEqual({
    base: '/pictures/hero/marina.278d6261.2400x1025.b8b8c8',
    width: 2400,
    height: 1025,
    color: '#b8b8c8',
    widths: [800, 1024, 1440, 1920, 2400],
  })
  expect(parsePicture('/pictures/a/side.278d6261.900x600.clear-900.webp')).toMatchObject({
    color: undefined,
    widths: [320, 480, 720, 900],
  })
  for (const other of ['/pictures/denago-city/front34', 'https://a.example/b.webp', '/pictures/a.b.1x1.red-1.webp'])
    expect(parsePicture(other)).toBeUndefined()
})

test('uses a light placeholder for a near-black picture and the main color for any other', () => {
  const colorOf = (color: string) => parsePicture(`/pictures/place/camp.278d6261.2400x1025.${color}-2400.webp`)?.color
  expect(['080808', '281818', '4f4f4f', '185818', 'c8b8b8'].map(colorOf)).toEqual([
    ...Array(3).fill('var(--color-tile)'),
    '#185818',
    '#c8b8b8',
  ])
})

test('phones with a pixel ratio of three request 55% of the width in the last entry of sizes, and those with two 80%', () => {
  expect(sparing('(min-width: 60rem) 56vw, 92vw').split(', ')).toEqual([
    '(min-resolution: 2.5dppx) and (max-width: 40rem) calc(92vw * 0.55)',
    '(min-resolution: 1.5dppx) and (max-width: 40rem) calc(92vw * 0.8)',
    '(min-width: 60rem) 56vw',
    '92vw',
  ])
})

test('a picture meant for a close look requests more pixels', () => {
  expect(sparing('100vw', true)).toBe('(min-resolution: 2.5dppx) and (max-width: 40rem) calc(100vw * 0.83), 100vw')
})

test('falls back to the largest size, for a thumbnail to the smallest first, and has no fallback for unknown sizes', () => {
  const base = '/pictures/a/photo.278d6261.2400x1800.b8b8c8'
  expect(standIns(`${base}-800.avif`)).toEqual([`${base}-2400.webp`])
  expect(standIns(`${base}-2400.avif`)).toEqual([`${base}-2400.webp`])
  const thumb = thumbAddress(`${base}-2400.webp`, 'avif') ?? ''
  expect(standIns(thumb)).toEqual([`${base}-800.webp`, `${base}-2400.webp`])
  for (const other of [
    `${base}-2400.webp`,
    `${base}-801.avif`,
    `${base}-161.avif`,
    `${base}-9999.webp`,
    '/pictures/a/front34',
    `${base}-800.jpg`,
  ])
    expect(standIns(other)).toEqual([])
})
