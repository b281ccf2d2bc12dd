import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

async function post<T>(address: string, body: unknown = {}): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${response.status}`)
  return response.json()
}

export async function addPasskey(address: string): Promise<void> {
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
  const optionsJSON = await post<Options>(`${address}/options`)
  await post(address, await startRegistration({ optionsJSON }))
}

/** @returns the path of the page that was asked for */
export async function signInWith(address: string, to: string): Promise<string> {
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
  const answer = await startAuthentication({ optionsJSON: await post<Options>(`${address}/options`) })
  const isShared = document.querySelector<HTMLInputElement>('[name=shared]')?.checked ?? false
  return (await post<{ to: string }>(address, { answer, to, isShared })).to
}
