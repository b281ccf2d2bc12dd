/** The service worker of staff pages: shows notifications (src/domain/leads/channels/push.server.ts), and caches nothing. */
export {}

type Waiting = Event & { waitUntil(work: Promise<unknown>): void }
type Pushed = { title: string; body: string; tag: string; url: string }

declare const self: {
  addEventListener(kind: 'push', listener: (event: Waiting & { data: { json(): Pushed } | null }) => void): void
  addEventListener(
    kind: 'notificationclick',
    listener: (event: Waiting & { notification: Notification & { data: Pick<Pushed, 'url'> } }) => void,
  ): void
  registration: ServiceWorkerRegistration
  clients: {
    matchAll(options: { type: 'window' }): Promise<readonly { url: string; focus(): Promise<unknown> }[]>
    openWindow(url: string): Promise<unknown>
  }
}

self.addEventListener('push', (event) => {
  if (!event.data) return
  const { title, body, tag, url } = event.data.json()
  const icon = '/icons/icon-192.png'
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data: { url } }))
})

self.addEventListener('notificationclick', (event) => {
  const { data } = event.notification
  event.notification.close()
  event.waitUntil(open(data.url))
})

async function open(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' })
  const openWindow = windows.find((one) => new URL(one.url).pathname === url)
  await (openWindow ? openWindow.focus() : self.clients.openWindow(url))
}
