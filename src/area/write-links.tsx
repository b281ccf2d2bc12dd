import { MessageSquareText, Send } from 'lucide-react'
import { textsTo, whatsappTo } from '../dealer/facts/ways-to-write.ts'
import { newTab } from '../ui/link.tsx'
import { waysToWrite as copy } from '../words/ways-to-write.ts'

/**
 * By text message (RFC 5724) and by WhatsApp's plain links (faq.whatsapp.com/5913398998672934), where the dealer has them.
 * The `&` before `body` is for iPhones, which otherwise leave it out; other phones skip it.
 * @param cart its name, which begins the message
 */
export function WriteLinks({ cart = '', className }: { cart?: string | undefined; className?: string }) {
  const start = encodeURIComponent(copy.start(cart))
  return (
    <>
      {textsTo ? (
        <a className={className} href={`sms:${textsTo}?&body=${start}`}>
          <MessageSquareText className="icon" aria-hidden />
          {copy.text}
        </a>
      ) : null}
      {whatsappTo ? (
        <a className={className} href={`https://wa.me/${whatsappTo.slice(1)}?text=${start}`} {...newTab}>
          <Send className="icon" aria-hidden />
          {copy.whatsapp}
        </a>
      ) : null}
    </>
  )
}
