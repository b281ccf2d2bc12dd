import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type ImportResult, importStock } from '../../src/domain/catalogue/import/import-stock.server.ts'
import type { ImportOptions } from '../../src/domain/catalogue/import/read-import.server.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { eachStocked } from '../../src/domain/catalogue/stock-changes.server.ts'
import type { StockedVehicle } from '../../src/domain/catalogue/vehicle.ts'
import { vehicleTables } from '../../src/domain/catalogue/vehicle-rows.server.ts'
import { addVehicles, stockRevision } from '../../src/domain/catalogue/vehicles.server.ts'
import { openMigrated, type TestDatabase } from './databases.ts'

/** Imports into a database that has the sample inventory at the start of each test. */
export class ImportSetting {
  database!: TestDatabase
  folder = ''

  async fileOf(content: string | Uint8Array, name = 'stock.csv'): Promise<string> {
    const file = join(this.folder, name)
    await writeFile(file, content)
    return file
  }

  stock = async (): Promise<StockedVehicle[]> =>
    (await Array.fromAsync(eachStocked(this.database.db))).map(({ vehicle }) => vehicle)

  /** Turns the samples into the dealer's own carts by changing their prices, since any import may replace unchanged samples. */
  own = () => vehicleTables(this.database.db).updateTable('vehicles').set({ price_cents: 432_100 }).execute()

  find = async (id: string) => (await this.stock()).find((vehicle) => vehicle.id === id)

  run(file: string, more: Partial<ImportOptions> = {}): Promise<ImportResult> {
    return importStock(this.database.db, file, {
      keepMissing: true,
      allowRemovals: true,
      env: { DATA_DIR: join(this.folder, 'data') },
      now: new Date('2026-05-01T12:00:00Z'),
      decide: async () => true,
      ...more,
    })
  }

  /** Returns what the import would change, or has changed. */
  async import(text: string | Uint8Array, more?: Partial<ImportOptions>) {
    const result = await this.run(await this.fileOf(text), more)
    return result.kind === 'refused' ? result : { kind: result.kind, ...result.comparison }
  }

  /** Returns why a file is rejected, and checks that the stock is unchanged. */
  async refusalReasons(text: string | Uint8Array, name?: string): Promise<string[]> {
    const before = await this.stock()
    const revision = await stockRevision(this.database.db)
    const result = await this.run(await this.fileOf(text, name))
    expect(await this.stock()).toEqual(before)
    expect(await stockRevision(this.database.db)).toBe(revision)
    if (result.kind !== 'refused') throw new Error(`it was ${result.kind}`)
    return result.problems.map(({ line, column, reason }) => `${line} ${column}: ${reason}`)
  }
}

export function importSetting(open: () => Promise<TestDatabase>): ImportSetting {
  const setting = new ImportSetting()
  beforeAll(async () => {
    setting.folder = await mkdtemp(join(tmpdir(), 'larkway-import-'))
    setting.database = await openMigrated(open)
  })
  beforeEach(async () => {
    const { db } = setting.database
    await vehicleTables(db).deleteFrom('vehicles').execute()
    await addVehicles(db, sampleInventory, (index) => new Date(Date.UTC(2026, 0, 2) - index * 1000))
  })
  afterAll(async () => {
    await setting.database.close()
    await rm(setting.folder, { recursive: true })
  })
  return setting
}
