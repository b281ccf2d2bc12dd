/** Notifications on this phone. The page contains all of the wording: src/features/staff/alerts/phone-alerts.tsx. */
type State = 'off' | 'on' | 'blocked' | 'home-screen' | 'failed' | 'still-on'

const part = document.querySelector<HTMLElement>('[data-alerts]')
if (part) void start(part)

async function start(part: HTMLElement): Promise<void> {
  const { alerts: address = '', key = '', phones = '' } = part.dataset
  const show = (state: State): void => {
    for (const element of part.querySelectorAll<HTMLElement>('[data-states]')) {
      element.hidden = !element.dataset.states?.split(' ').includes(state)
    }
    part.hidden = false
  }

  if (!('PushManager' in window && 'serviceWorker' in navigator)) {
    // iPhones and iPads allow notifications only for pages on the home screen.
    if (!('standalone' in navigator) || navigator.standalone) return
    return show('home-screen')
  }

  const send = async (method: string, body: unknown): Promise<void> => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(address, { method, headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${response.status}`)
  }

  const turnOn = async (): Promise<State> => {
    const permission = await Notification.requestPermission()
    if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
    await navigator.serviceWorker.register('/staff-sw.js', { scope: '/staff/' })
    const { pushManager } = await navigator.serviceWorker.ready
    const options = { userVisibleOnly: true, applicationServerKey: key }
    const subscription = await pushManager.subscribe(options).catch(async () => {
      // A subscription made with an earlier key of the site prevents a new one.
      await (await pushManager.getSubscription())?.unsubscribe()
      return pushManager.subscribe(options)
    })
    await send('POST', subscription)
    return 'on'
  }

  const turnOff = async (): Promise<State> => {
    const subscription = await ownSubscription()
    if (subscription) await send('DELETE', { endpoint: subscription.endpoint })
    await subscription?.unsubscribe()
    return 'off'
  }

  const onPress = (turn: 'on' | 'off', press: () => Promise<State>, failed: State): void => {
    const button = part.querySelector<HTMLButtonElement>(`[data-turn="${turn}"]`)
    button?.addEventListener('click', async () => {
      button.disabled = true
      show(await press().catch(() => failed))
      button.disabled = false
    })
  }
  onPress('on', turnOn, 'failed')
  onPress('off', turnOff, 'still-on')

  if (Notification.permission === 'denied') return show('blocked')
  const subscription = await ownSubscription()
  // The site may have dropped the subscription, or registered it for another person.
  show(subscription && phones.split(' ').includes(await digestOf(subscription.endpoint)) ? 'on' : 'off')
}

async function ownSubscription(): Promise<PushSubscription | null | undefined> {
  const registration = await navigator.serviceWorker.getRegistration('/staff/')
  return registration?.pushManager.getSubscription()
}

async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
