import { useEffect } from 'react'

/**
 * The rentals page and the town that the device keeps: a town of the address is kept, an empty one (`?town=`, the form's 'none') is
 * forgotten, and without either the page, which stays as served, gets the kept one. Whoever has chosen nothing loads nothing for it.
 * @param shown slug of the town that the page shows
 */
export function useDeviceTown(shown: string | undefined): void {
  useEffect(() => {
    if (!shown && !keepsAnything()) return
    import('./device-town.ts').then(({ takeTown }) => takeTown(shown)).catch((error: unknown) => console.warn(error))
  }, [shown])
}

function keepsAnything(): boolean {
  try {
    return localStorage.length > 0
  } catch {
    return false
  }
}
