import './condition-report.css'
import { offers } from '../../content/dealer/facts/offers.facts.ts'
import { pictureAlt } from '../../domain/catalogue/cards/vehicle-picture.tsx'
import { factOf } from '../../domain/catalogue/cart-condition.ts'
import { reportedFacts } from '../../domain/catalogue/specification-labels.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/picture.tsx'
import { ReturnNote } from './cart-return-note.tsx'
import { type Flaw, flawsOf } from './known-flaws.ts'
import { MissingSpecifications } from './missing-specifications.tsx'
import { conditionReport, unlistedCondition } from './specifications.ts'
import { SpecificationList } from './vehicle-facts.tsx'

/** Flaws with a known place are numbered on the side view. @param close whether the element above already adds the spacing */
export function ConditionReport({ vehicle, close }: { vehicle: Vehicle; close: boolean }) {
  const { flaws, sideView } = flawsOf(vehicle)
  const rows = conditionReport(vehicle)
  return (
    <section
      className={classes('section wrap condition', sideView && 'condition--marked', close && 'section--close')}
      id="condition"
      aria-labelledby="condition-heading"
    >
      <div className="condition__head">
        <h2 className="h2" id="condition-heading">
          {sideView ? headingFor(flaws) : 'Condition report'}
        </h2>
        <p className="lede condition__lede">
          What we know about this cart. If it isn’t listed, ask before you make the trip.
        </p>
      </div>
      {sideView ? (
        <figure className="condition__picture">
          <div>
            <Picture
              src={sideView}
              alt={`${pictureAlt(vehicle, sideView)}, with the numbers of the list`}
              sizes="(min-width: 60rem) 60vw, 116vw"
            />
            {flaws.map(({ text, spot }, index) =>
              spot ? (
                <span key={text} className="pin" style={{ left: `${spot[0]}%`, top: `${spot[1]}%` }} aria-hidden>
                  {index + 1}
                </span>
              ) : null,
            )}
          </div>
          <figcaption className="hint">Illustration. The numbers say where to look on the cart itself.</figcaption>
        </figure>
      ) : null}
      <div className="condition__list">
        {sideView ? (
          <ol className="flaws" aria-label="Known flaws">
            {flaws.map(({ text, place, spot }, index) => (
              <li key={text}>
                {spot ? <span className="pin">{index + 1}</span> : null}
                <b>{text}</b>
                {place ? <span>{place}</span> : null}
              </li>
            ))}
          </ol>
        ) : null}
        {/* The dealer's own text, since the list splits it up. */}
        {sideView ? <p className="hint">{factOf('knownFlaws', vehicle)}</p> : null}
        <SpecificationList
          className="spec condition-report"
          rows={sideView ? rows.filter(({ label }) => label !== reportedFacts.knownFlaws) : rows}
        />
        <MissingSpecifications id={vehicle.id} labels={unlistedCondition(vehicle)} />
        {offers.usedCarts && vehicle.isNew === false ? <ReturnNote isNew={false} /> : null}
      </div>
    </section>
  )
}

/** 'The two marks we found', unless there are more than three or the picture does not show all of them. */
function headingFor(flaws: readonly Flaw[]): string {
  const words = ['The one mark we found', 'The two marks we found', 'The three marks we found']
  return (flaws.every(({ spot }) => spot) && words[flaws.length - 1]) || 'Condition report'
}
