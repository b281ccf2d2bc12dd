export type WaitingPhoto = {
  id: number
  /** Path of the cart's photos, relative to the lot's. */
  target: string
  name: string
  photo: Blob
}

const STORE = 'photos'

/** If the browser stores nothing, as in a private window, the queue lasts until the page is closed. */
const inMemory: WaitingPhoto[] = []
let lastId = 0
let opened: Promise<IDBDatabase | undefined> | undefined

function open(): Promise<IDBDatabase | undefined> {
  opened ??= new Promise((resolve) => {
    const request = indexedDB.open('staff-photos', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id', autoIncrement: true })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => resolve(undefined)
  })
  return opened
}

async function inStore<T>(use: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
  const database = await open()
  if (!database) return undefined
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, 'readwrite')
    const request = use(transaction.objectStore(STORE))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
  })
}

/** @returns the photo's id in the queue */
export async function addWaiting(photo: Omit<WaitingPhoto, 'id'>): Promise<number> {
  const key = await inStore((store) => store.add(photo)).catch(() => undefined)
  if (typeof key === 'number') return key
  lastId -= 1
  inMemory.push({ ...photo, id: lastId })
  return lastId
}

/** Photos in the order in which they were added. */
export async function waitingPhotos(): Promise<WaitingPhoto[]> {
  const stored: WaitingPhoto[] = (await inStore((store) => store.getAll())) ?? []
  return [...stored, ...inMemory]
}

export async function removeWaiting(id: number): Promise<void> {
  const index = inMemory.findIndex((photo) => photo.id === id)
  if (index !== -1) inMemory.splice(index, 1)
  else await inStore((store) => store.delete(id))
}
