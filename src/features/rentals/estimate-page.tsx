import './estimate-page.css'
import { Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { page } from '../../content/addresses.ts'
import { pagePictures } from '../../content/dealer/generated/page-pictures.generated.ts'
import { estimateCopy as copy } from '../../content/words/rental-estimate.words.ts'
import type { EstimateSearch } from '../../domain/rentals/estimate-search.ts'
import type { FullDays } from '../../domain/rentals/full-days.ts'
import { PhoneButton } from '../../domain/showrooms/phone-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Crumbs } from '../../ui/crumbs.tsx'
import { Link } from '../../ui/link.tsx'
import { Scene } from '../../ui/scene-picture.tsx'
import { Bill, EmptyBill } from './estimate-bill.tsx'
import { EstimateForm } from './estimate-form.tsx'
import { sendLink } from './estimate-links.ts'
import { EstimatePrices } from './estimate-prices.tsx'
import type { EstimateView } from './estimate-view.ts'

const crumbs = [page('rentals'), page('rental-estimate')]

type Full = FullDays | undefined
type Props = { search: EstimateSearch; view: EstimateView; full: Full | Promise<Full> }

export function EstimatePage({ search, view, full: source }: Props) {
  const { bill, prices } = view
  const full = useAnswer(source)
  return (
    <>
      <div className="wrap">
        <Crumbs crumbs={crumbs} />
        <div className="estimate__head">
          <h1>{copy.heading}</h1>
          <p className="lede">{copy.intro}</p>
        </div>
        <div className="estimate">
          <EstimateForm search={search} view={view} full={full} />
          <div className="estimate__bill" id="total">
            {bill ? <Bill bill={bill} search={search} /> : <EmptyBill view={view} />}
          </div>
        </div>
        <p className="sr-only" role="status">
          {bill?.announcement} {bill ? full?.heading : null}
        </p>
      </div>
      <EstimatePrices prices={prices} />
      <Scene src={pagePictures['place/camp-evening']} alt={copy.pictureAlt} />
      {bill ? (
        <nav className="estimate-bar own-bar" aria-label={copy.form.label}>
          <a href="#total">
            <span className="price">{bill.total}</span>
            <small>
              {bill.summary}. {copy.bill.seeItems}
            </small>
          </a>
          <Link className={buttonClass()} {...sendLink(search, bill.town)}>
            <Send className="icon" aria-hidden />
            <span className="sr-only">{copy.bill.send}</span>
          </Link>
          <PhoneButton look="accent">{copy.bill.callShort}</PhoneButton>
        </nav>
      ) : null}
    </>
  )
}

/** undefined until it has loaded. */
function useAnswer(source: Full | Promise<Full>): Full {
  const [answer, setAnswer] = useState<{ source: typeof source; full: Full }>()
  useEffect(() => {
    if (source instanceof Promise) void source.then((full) => setAnswer({ source, full }))
  }, [source])
  if (!(source instanceof Promise)) return source
  return answer?.source === source ? answer.full : undefined
}
