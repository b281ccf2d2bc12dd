/** @module-tag long */
import { expect, test } from 'vitest'
import { startMailServer } from '../support/mail-server.ts'
import { goodMessage, postMessage, storedMessages } from '../support/messages.ts'
import { startSite } from '../support/running-site.ts'

test('thanks visitors and shuts down even if the mail server never acknowledges a message', async () => {
  const mail = await startMailServer()
  mail.mood('hang')
  const env = { SMTP_URL: mail.url, LEADS_EMAIL_TO: 'sales@dealer.example' }
  const site = await startSite(env)
  const words = Array.from({ length: 12 }, (_, index) => `Message ${index}, into the silence.`)
  for (const message of words) expect((await postMessage(site, { ...goodMessage, message })).status).toBe(201)
  await expect.poll(mail.begun).toBeGreaterThan(0)
  expect((await fetch(`${site.url}/inventory`)).status).toBe(200)
  // No email has been acknowledged, but every message is stored.
  expect(mail.mails).toHaveLength(0)
  expect(storedMessages(site)).toHaveLength(12)
  expect(await site.stop()).toBe(0)

  mail.mood('accept')
  const again = await startSite(env, { dataDir: site.dataDir })
  const toDealer = () => mail.mails.filter(({ to }) => to.includes('sales@dealer.example')).length
  await expect.poll(toDealer).toBe(12)
  await again.remove()
  await mail.close()
})
