import { expect, test } from 'vitest'
import { sampleInventory } from '../../domain/catalogue/sample-stock.ts'
import { saidByCharging } from './charging.ts'
import { conditionReport, specificationGroups } from './specifications.ts'

const offeredAt0 = 'zeroPercentFinancing'

test.each(sampleInventory.map((vehicle) => [vehicle.id, vehicle] as const))(
  '%s: shows each fact once',
  (_, vehicle) => {
    const { groups, others } = specificationGroups(vehicle)
    const report = vehicle.isNew ? [] : conditionReport(vehicle)
    const labels = [...groups.flatMap(({ rows }) => rows), ...others, ...report].map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
    const elsewhere = [
      'seatingCapacity',
      ...saidByCharging(vehicle),
      ...(vehicle.inStock && vehicle.price ? [offeredAt0] : []),
    ]
    const names = Object.keys(vehicle.specifications).filter((name) => !elsewhere.includes(name))
    expect(labels).toHaveLength(names.length)
    expect(groups.length + Number(report.length > 0)).toBeLessThanOrEqual(4)
    for (const { rows } of groups) expect(rows.length).toBeLessThanOrEqual(8)
    expect(others).toEqual([])
  },
)

test('facts that belong to no group go into the last group, and any that do not fit are listed separately', () => {
  const specifications = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`extra${at}`, `${at}`]))
  const { groups, others } = specificationGroups({ isNew: true, inStock: true, price: 1, specifications })
  expect(groups.map(({ heading, rows }) => [heading, rows.length])).toEqual([['This cart', 8]])
  expect(others).toHaveLength(3)
})

test('keeps the row of a specification that says more than the charging figures', () => {
  const specifications = { range: '40-60 miles, less when towing', chargingTime: '7 hours' }
  const { groups } = specificationGroups({ isNew: true, inStock: true, price: 1, specifications })
  expect(groups.flatMap(({ rows }) => rows)).toEqual([{ label: 'Range', value: specifications.range }])
})
