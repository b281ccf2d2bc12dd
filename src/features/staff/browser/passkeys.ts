/** Runs on the sign-in page and on More. Only browsers that support passkeys load the rest. */
function offer(place: HTMLElement): void {
  place.hidden = false
  const button = place.querySelector('button')
  const failed = place.querySelector<HTMLElement>('[role=alert]')
  button?.addEventListener('click', async () => {
    button.disabled = true
    if (failed) failed.hidden = true
    try {
      const { addPasskey, signInWith } = await import('./ask-for-passkey.ts')
      const { passkey = '', to } = place.dataset
      if (to === undefined) {
        await addPasskey(passkey)
        location.reload()
      } else {
        const page = await signInWith(passkey, to)
        const kept = document.querySelector<HTMLFormElement>('#kept')
        if (kept) kept.submit()
        else location.assign(page)
      }
    } catch {
      if (failed) failed.hidden = false
      button.disabled = false
    }
  })
}

const passkeys = document.querySelector<HTMLElement>('[data-passkey]')
if (passkeys && 'PublicKeyCredential' in window) offer(passkeys)
