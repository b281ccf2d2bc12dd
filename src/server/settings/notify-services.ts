import querystring from 'node:querystring'
import { isPrivateHost } from './private-host.ts'

/** A service that shows a short message on phones, recognized by the form of its address. */
type Service = {
  name: string
  /** The form of the address, without secrets. */
  form: string
  matches: (address: URL) => boolean
  post: (address: URL, text: string) => NotifyPost
  /** Whether a 2xx response confirms that the service accepted the message. A sign-in page in between would answer 200, too. */
  accepted: (status: number, body: string) => boolean
}

export type NotifyPost = { url: string; headers: Record<string, string>; body: string }

/** The address is a secret: anybody who has it can post. */
export type NotifyTarget = { service: Service; address: URL }

const json = (url: URL | string, body: object): NotifyPost => ({
  url: String(url),
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const isHttps = ({ protocol, host }: URL, hosts: RegExp): boolean => protocol === 'https:' && hosts.test(host)
/** Rejects addresses with a user name or password, which fetch's errors would quote. */
const isOpen = (address: URL, hosts: RegExp): boolean =>
  isHttps(address, hosts) && address.href === withoutUser(address)
const withoutUser = ({ origin, pathname, search, hash }: URL): string => `${origin}${pathname}${search}${hash}`
const matches = (body: string, fact: RegExp): boolean => fact.test(body)

const services: readonly Service[] = [
  {
    // https://docs.ntfy.sh/publish/ and, for ntfy://host/topic?secure=false, https://docs.ntfy.sh/subscribe/phone/#ntfy-links
    name: 'ntfy',
    form: 'https://ntfy.sh/TOPIC, or ntfy://HOST/TOPIC for a server of your own',
    matches: ({ protocol, host, pathname, hostname, searchParams }) =>
      /^\/[\w-]{1,64}$/.test(pathname) &&
      (protocol === 'ntfy:'
        ? hostname !== '' && (searchParams.get('secure') !== 'false' || isPrivateHost(hostname))
        : protocol === 'https:' && host === 'ntfy.sh'),
    post: ({ host, pathname, searchParams, username, password }, text) => ({
      url: `${searchParams.get('secure') === 'false' ? 'http' : 'https'}://${host}${pathname}`,
      headers: { 'content-type': 'text/plain', ...basic(username, password) },
      body: text,
    }),
    accepted: (status, body) => status === 200 && matches(body, /"event"\s*:\s*"message"/),
  },
  {
    // https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks and /formatting-message-text, for what is escaped
    name: 'Slack',
    form: 'https://hooks.slack.com/services/...',
    matches: (address) =>
      isOpen(address, /^hooks\.slack(-gov)?\.com$/) && /^\/services\/\w+\/\w+\/\w+$/.test(address.pathname),
    // Unescaped, <!channel> in a message would ring everybody's phone.
    post: (address, text) =>
      json(address, { text: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') }),
    accepted: (status, body) => status === 200 && body.trim() === 'ok',
  },
  {
    // https://learn.microsoft.com/en-us/microsoftteams/platform/webhooks-and-connectors/how-to/connectors-using (Workflows accept
    // only Adaptive Cards). Addresses at logic.azure.com moved to powerplatform.com on November 30, 2025.
    name: 'Teams',
    form: 'https://....environment.api.powerplatform.com/.../workflows/... of a Teams workflow',
    matches: (address) =>
      isOpen(address, /\.(environment\.api\.powerplatform\.com|logic\.azure\.com)$/) &&
      /\/workflows\/\w+\/triggers\/\w+\/paths\/invoke$/.test(address.pathname),
    post: (address, text) =>
      json(address, {
        type: 'message',
        attachments: [
          {
            contentType: 'application/vnd.microsoft.card.adaptive',
            content: {
              $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
              type: 'AdaptiveCard',
              version: '1.4',
              body: [{ type: 'TextBlock', text, wrap: true }],
            },
          },
        ],
      }),
    accepted: (status) => status === 200 || status === 202,
  },
  {
    // https://docs.discord.com/developers/resources/webhook#execute-webhook: 204, or with ?wait=true 200
    name: 'Discord',
    form: 'https://discord.com/api/webhooks/...',
    matches: (address) =>
      isOpen(address, /^((ptb|canary)\.)?discord(app)?\.com$/) &&
      /^\/api(\/v\d+)?\/webhooks\/\d+\/[\w-]+$/.test(address.pathname),
    // Otherwise @everyone in a message would ring everybody's phone.
    post: (address, text) => json(address, { content: text, allowed_mentions: { parse: [] } }),
    accepted: (status) => status === 204 || status === 200,
  },
  {
    // https://core.telegram.org/bots/api#sendmessage; without parse_mode, the message is sent as is
    name: 'Telegram',
    form: 'https://api.telegram.org/botTOKEN/sendMessage?chat_id=...',
    matches: (address) =>
      isOpen(address, /^api\.telegram\.org$/) &&
      /^\/bot\d+:[\w-]+\/sendMessage$/.test(address.pathname) &&
      address.searchParams.has('chat_id'),
    post: ({ origin, pathname, searchParams }, text) =>
      json(`${origin}${pathname}`, {
        ...Object.fromEntries(searchParams),
        text,
        link_preview_options: { is_disabled: true },
      }),
    accepted: (status, body) => status === 200 && matches(body, /"ok"\s*:\s*true/),
  },
  {
    // https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource
    name: 'Twilio',
    form: 'https://SID:TOKEN@api.twilio.com/2010-04-01/Accounts/SID/Messages.json?From=...&To=...',
    matches: (address) =>
      isHttps(address, /^api(\.[a-z0-9-]+){0,2}\.twilio\.com$/) &&
      /^\/2010-04-01\/Accounts\/AC\w+\/Messages\.json$/.test(address.pathname) &&
      address.password !== '' &&
      address.searchParams.has('To') &&
      (address.searchParams.has('From') || address.searchParams.has('MessagingServiceSid')),
    post: ({ origin, pathname, searchParams, username, password }, text) => ({
      url: `${origin}${pathname}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...basic(username, password) },
      // A plus sign that was not percent-encoded reads as a space.
      body: String(
        new URLSearchParams([
          ...Array.from(searchParams, ([name, value]) => [name, value.replace(/^ (?=\d)/, '+')]),
          ['Body', text],
        ]),
      ),
    }),
    accepted: (status) => status === 201,
  },
]

/** The header for a user name and password, since fetch refuses URLs that contain them. ntfy accepts a token as a password without a user name: ntfy://:TOKEN@host/topic */
function basic(username: string, password: string): Record<string, string> {
  if (username === '' && password === '') return {}
  const pair = `${querystring.unescape(username)}:${querystring.unescape(password)}`
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
}

export const notifyForms = services.map(({ name, form }) => `${name}: ${form}`).join('; ')

/** The address without its secret parts. */
export const notifyServer = ({ service, address }: NotifyTarget): URL => new URL('/', service.post(address, '').url)

/** @returns undefined if no service in the table has such an address */
export function notifyTarget(text: string): NotifyTarget | undefined {
  const address = URL.parse(text)
  const service = address && services.find(({ matches }) => matches(address))
  return service ? { service, address } : undefined
}
